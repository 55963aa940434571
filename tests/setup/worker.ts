import type { Payload } from 'payload'

/** What the database tests of a worker share. */
export const worker = globalThis as typeof globalThis & {
  testVariables?: NodeJS.ProcessEnv
  testPayload?: Promise<Payload>
  _payload?: Map<string, unknown>
}
