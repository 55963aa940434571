import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { getPayload } from 'payload'
import { getBusinessName } from '#cms/admin/brand.tsx'
import { importMap } from '#cms/app/(payload)/cms/importMap.js'
import config from '#payload.config.ts'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const page = await generatePageMetadata({ config, params, searchParams })
  const name = await getBusinessName(await getPayload({ config }))
  // Payload's titles are plain text.
  return { ...page, title: `${page.title as string} · ${name}` }
}

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
