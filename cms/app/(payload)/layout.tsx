import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/public-sans/wght.css'
import '@payloadcms/next/css'
import '#cms/admin/admin.css'
import '#cms/admin/small-screens.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { headers } from 'next/headers'
import {
  type BuildFormStateArgs,
  getPayload,
  type ServerFunction,
  type ServerFunctionClient,
  UnauthorizedError,
} from 'payload'
import type { ReactNode } from 'react'
import {
  mayCallServerFunction,
  omitUnchangedValues,
  schedulePublish,
} from '#cms/admin/server-functions.ts'
import { importMap } from '#cms/app/(payload)/cms/importMap.js'
import config from '#payload.config.ts'
import { mayLock } from '#platform/api/document-locks.ts'

type Result = ReturnType<typeof buildFormStateHandler>

/**
 * Locks only what the user may update. Keeps what is typed during a request; Payload keeps only the
 * last field (payload #17676).
 */
const buildFormState: ServerFunction<BuildFormStateArgs, Result> = async (args) => {
  const returnLockStatus = args.returnLockStatus && (await mayLock(args.req, args))
  const result = await buildFormStateHandler({ ...args, returnLockStatus })
  if (!args.formState || !result.state) return result
  return { ...result, state: omitUnchangedValues(args.formState, result.state) }
}

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
