import type { PayloadRequest } from 'payload'
import { fillCollections } from './fill-collections.ts'
import { fillGlobals } from './fill-globals.ts'

export async function fillDatabase(req: PayloadRequest): Promise<void> {
  await fillCollections(req)
  await fillGlobals(req)
}
