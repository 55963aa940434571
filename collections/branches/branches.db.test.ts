import { beforeEach, describe, expect, it } from 'vitest'
import { createBooking, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

beforeEach(() => emptyDatabase(payload))

type Status = 'draft' | 'published'

const createBranch = (slug: string, mainBranch = false, _status: Status = 'published') =>
  payload.create({
    collection: 'branches',
    data: { name: slug, slug, phone: '1', address, mainBranch, _status },
    overrideAccess: true,
  })

const updateBranch = (
  id: string,
  data: { mainBranch?: boolean; _status?: Status },
  draft = false,
) => payload.update({ collection: 'branches', id, data, draft, overrideAccess: true })

async function mainBranches(draft = false): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { mainBranch: { equals: true } },
    draft,
    overrideAccess: true,
  })
  return docs.map(({ slug }) => slug)
}

it('makes the first branch the main branch, and moves the mark when another is marked', async () => {
  await createBranch('andheri')
  await createBranch('juhu')
  expect(await mainBranches()).toEqual(['andheri'])
  await createBranch('powai', true)
  expect(await mainBranches()).toEqual(['powai'])
  // In the newest version too.
  expect(await mainBranches(true)).toEqual(['powai'])
})

it('ignores the mark of a draft until it is published', async () => {
  const { id: andheri } = await createBranch('andheri')
  const { id: juhu } = await createBranch('juhu', true, 'draft')
  await updateBranch(andheri, { mainBranch: false }, true)
  expect((await mainBranches()).toSorted()).toEqual(['andheri', 'juhu'])
  await updateBranch(juhu, { _status: 'published' })
  expect(await mainBranches()).toEqual(['juhu'])
})

it('keeps exactly one main branch when several are marked together', async () => {
  await createBranch('andheri')
  const others = await Promise.all(
    ['juhu', 'powai', 'dadar', 'thane'].map((slug) => createBranch(slug)),
  )
  await Promise.all(others.map(({ id }) => updateBranch(id, { mainBranch: true })))
  expect(await mainBranches()).toHaveLength(1)
})

it('refuses to leave the branches without a main branch', async () => {
  const { id } = await createBranch('andheri')
  const { id: other } = await createBranch('juhu')
  const refused = /must be exactly one/
  await expect(updateBranch(id, { mainBranch: false })).rejects.toThrow(refused)
  await expect(updateBranch(id, { _status: 'draft' })).rejects.toThrow(refused)
  const deleteBranch = (id: string) =>
    payload.delete({ collection: 'branches', id, overrideAccess: true })
  await expect(deleteBranch(id)).rejects.toThrow(refused)
  expect(await mainBranches()).toEqual(['andheri'])

  // The CMS list sends this.
  const several = { collection: 'branches', where: { id: { in: [id] } } } as const
  const bulk = { ...several, overrideAccess: true } as const
  await expect(payload.update({ ...bulk, data: { mainBranch: false } })).rejects.toThrow(refused)
  await expect(payload.delete(bulk)).rejects.toThrow(refused)
  expect(await mainBranches()).toEqual(['andheri'])

  await deleteBranch(other)
  await deleteBranch(id)
  expect(await mainBranches()).toEqual([])
})

describe('pincode list', () => {
  const collectFrom = (id: string, pincodes: string, draft = false) =>
    payload.update({ collection: 'branches', id, data: { pincodes }, draft, overrideAccess: true })

  it('rejects a pincode of another published branch', async () => {
    const { id: andheri } = await createBranch('andheri')
    const { id: juhu } = await createBranch('juhu')
    await collectFrom(andheri, '400053, 400 058')
    await collectFrom(andheri, '400053, 400058')
    const pincodeError = { data: { errors: [{ path: 'pincodes' }] } }
    await expect(collectFrom(juhu, '400049 400058')).rejects.toMatchObject(pincodeError)
    await expect(collectFrom(juhu, 'Juhu')).rejects.toMatchObject(pincodeError)
    await collectFrom(juhu, '400058', true)
    await updateBranch(juhu, { _status: 'draft' })
    await createBranch('powai')
  })

  it('assigns open bookings that have no branch', async () => {
    const { id: andheri } = await createBranch('andheri')
    const { id: juhu } = await createBranch('juhu')
    const book = (address: string) => createBooking(payload, { address })
    const inJuhu = await book('7 Gulmohar Road, 400049')
    const unassigned = await book('Hill Road, 400050')
    const completed = await book('9 Gulmohar Road, 400049')
    await setFields(payload, completed.id, { status: 'completed' })
    await collectFrom(juhu, '400049', true)
    const branchOf = async ({ id }: { id: string }) => (await readBooking(payload, id)).branch
    expect(await branchOf(inJuhu)).toBeNull()
    await updateBranch(juhu, { _status: 'published' })
    expect(await branchOf(inJuhu)).toBe(juhu)
    expect(await branchOf(unassigned)).toBeNull()
    expect(await branchOf(completed)).toBeNull()
    // A branch keeps its bookings when another takes over the pincode.
    await collectFrom(juhu, '')
    await collectFrom(andheri, '400049')
    expect(await branchOf(inJuhu)).toBe(juhu)
    expect(await branchOf(await book('1 Juhu Road, 400049'))).toBe(andheri)
  })
})

describe('bulk changes', () => {
  const branches = { collection: 'branches', where: {}, overrideAccess: true } as const
  const all = async () => (await payload.find({ ...branches, sort: 'slug' })).docs

  beforeEach(async () => {
    for (const slug of ['andheri', 'juhu', 'powai']) await createBranch(slug)
  })

  it.each([
    ['unmarks all', () => payload.update({ ...branches, data: { mainBranch: false } })],
    ['marks all', () => payload.update({ ...branches, data: { mainBranch: true } })],
    [
      'unpublishes the main branch',
      () =>
        payload.update({
          ...branches,
          where: { slug: { not_equals: 'powai' } },
          data: { _status: 'draft' },
        }),
    ],
    [
      'deletes the main branch',
      () => payload.delete({ ...branches, where: { slug: { not_equals: 'powai' } } }),
    ],
  ])('refuses a change that %s and changes nothing', async (_, updateBranch) => {
    const before = await all()
    await expect(updateBranch()).rejects.toThrow(/must be exactly one/)
    expect(await all()).toEqual(before)
  })

  it('deletes all but the main branch', async () => {
    await payload.delete({ ...branches, where: { mainBranch: { equals: false } } })
    expect(await all()).toMatchObject([{ slug: 'andheri', mainBranch: true }])
  })

  it('deletes all branches', async () => {
    await payload.delete(branches)
    expect(await all()).toEqual([])
  })
})
