import type { Payload } from 'payload'

export async function seedSampleContent(_payload: Payload): Promise<boolean> {
  return Promise.resolve(false)
}
