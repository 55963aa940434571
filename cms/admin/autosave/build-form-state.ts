import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'
import { omitUnchangedValues } from './omit-unchanged-values.ts'

type Result = ReturnType<typeof buildFormStateHandler>

/** Keeps what is typed during a request; Payload keeps only the last field (payload #17676). */
export const buildFormState: ServerFunction<BuildFormStateArgs, Result> = async (args) => {
  const result = await buildFormStateHandler(args)
  if (!args.formState || !result.state) return result
  return { ...result, state: omitUnchangedValues(args.formState, result.state) }
}
