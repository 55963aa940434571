import type { Payload } from 'payload'

/** Shared by the database tests of a worker. */
export const worker = globalThis as typeof globalThis & {
  initialVariables?: NodeJS.ProcessEnv
  testVariables?: NodeJS.ProcessEnv
  testPayload?: Promise<Payload>
  isSiteListening?: boolean
  _payload?: Map<string, unknown>
}
