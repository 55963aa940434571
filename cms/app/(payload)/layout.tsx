import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/public-sans/wght.css'
import '@payloadcms/next/css'
import '#cms/admin/admin.css'
import '#cms/admin/small-screens.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient, UnauthorizedError } from 'payload'
import type { ReactNode } from 'react'
import { buildFormState } from '#cms/admin/autosave/build-form-state.ts'
import { mayCallServerFunction } from '#cms/admin/may-call-server-function.ts'
import { schedulePublish } from '#cms/admin/publishing/schedule-publish.ts'
import { importMap } from '#cms/app/(payload)/cms/importMap.js'
import config from '#payload.config.ts'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const payload = await getPayload({ config, importMap })
  const mayCall = await mayCallServerFunction(payload, await headers(), args?.name)
  // `notFound` would answer with the whole page.
  if (!mayCall) throw new UnauthorizedError()
  const serverFunctions = { 'form-state': buildFormState, 'schedule-publish': schedulePublish }
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
