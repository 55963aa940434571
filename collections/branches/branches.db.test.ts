import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase, testPayload } from '../../tests/setup/database'

const payload = await testPayload()
const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

beforeEach(() => emptyDatabase(payload))

const open = (slug: string, mainBranch = false) =>
  payload.create({
    collection: 'branches',
    data: { name: slug, slug, phone: '1', address, order: 1, mainBranch },
    overrideAccess: true,
  })

async function mainBranches(): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { mainBranch: { equals: true } },
    overrideAccess: true,
  })
  return docs.map(({ slug }) => slug)
}

it('marks the first branch, and moves the mark when another is marked', async () => {
  await open('andheri')
  await open('juhu')
  expect(await mainBranches()).toEqual(['andheri'])
  await open('powai', true)
  expect(await mainBranches()).toEqual(['powai'])
})

it('refuses to leave the branches without a main one', async () => {
  const { id } = await open('andheri')
  await open('juhu')
  const unmark = payload.update({
    collection: 'branches',
    id,
    data: { mainBranch: false },
    overrideAccess: true,
  })
  await expect(unmark).rejects.toThrow(/always exactly one/)
  await expect(
    payload.delete({ collection: 'branches', id, overrideAccess: true }),
  ).rejects.toThrow(/always exactly one/)
  expect(await mainBranches()).toEqual(['andheri'])
})
