import type { Payload } from 'payload'
import { businessInfo, offers } from '#cms/content/samples/en.ts'
import type { Branch } from '#payload-types.ts'

export const openBusiness: typeof businessInfo = {
  ...businessInfo,
  weeklyHours: businessInfo.weeklyHours.map((hours) => ({
    ...hours,
    opensAt: '09:00',
    closesAt: '20:00',
  })),
  holidays: [],
  _status: 'published',
}

export async function createBranch(
  payload: Payload,
  name: string,
  data: Partial<Branch> = {},
): Promise<string> {
  const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }
  const { id } = await payload.create({
    collection: 'branches',
    data: { name, slug: name, phone: '1', address, _status: 'published', ...data },
    overrideAccess: true,
  })
  return id
}

export async function publishOffer(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'offers',
    data: { ...offers[0]!, _status: 'published' },
    overrideAccess: true,
  })
}
