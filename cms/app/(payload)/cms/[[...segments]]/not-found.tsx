import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '#cms/app/(payload)/cms/importMap.js'
import config from '#payload.config.ts'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props) {
  return generatePageMetadata({ config, params, searchParams })
}

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
