import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'
import { mayLock } from '#platform/payload/document-locks.ts'
import { omitUnchangedValues } from './omit-unchanged-values.ts'

type Result = ReturnType<typeof buildFormStateHandler>

/**
 * Locks only what the user may update. Keeps what is typed during a request; Payload keeps only the
 * last field (payload #17676).
 */
export const buildFormState: ServerFunction<BuildFormStateArgs, Result> = async (args) => {
  const returnLockStatus = args.returnLockStatus && (await mayLock(args.req, args))
  const result = await buildFormStateHandler({ ...args, returnLockStatus })
  if (!args.formState || !result.state) return result
  return { ...result, state: omitUnchangedValues(args.formState, result.state) }
}
