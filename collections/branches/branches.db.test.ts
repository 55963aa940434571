import type { RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/setup/database.ts'

const payload = await testPayload()
const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

beforeEach(() => emptyDatabase(payload))

type Status = 'draft' | 'published'

const open = (slug: string, mainBranch = false, _status: Status = 'published') =>
  payload.create({
    collection: 'branches',
    data: { name: slug, slug, phone: '1', address, order: 1, mainBranch, _status },
    overrideAccess: true,
  })

const change = (id: string, data: { mainBranch?: boolean; _status?: Status }, draft = false) =>
  payload.update({ collection: 'branches', id, data, draft, overrideAccess: true })

async function mainBranches(draft = false): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { mainBranch: { equals: true } },
    draft,
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
  // Also in what the form of the other one opens with, so that publishing it does not take the mark back.
  expect(await mainBranches(true)).toEqual(['powai'])
})

it('lets a draft say what it likes until it is published', async () => {
  const { id: andheri } = await open('andheri')
  const { id: juhu } = await open('juhu', true, 'draft')
  await change(andheri, { mainBranch: false }, true)
  expect((await mainBranches()).toSorted()).toEqual(['andheri', 'juhu'])
  await change(juhu, { _status: 'published' })
  expect(await mainBranches()).toEqual(['juhu'])
})

it('keeps exactly one of branches that are marked at the same time', async () => {
  await open('andheri')
  const others = await Promise.all(['juhu', 'powai', 'dadar', 'thane'].map((slug) => open(slug)))
  await Promise.all(others.map(({ id }) => change(id, { mainBranch: true })))
  expect(await mainBranches()).toHaveLength(1)
})

it('refuses to leave the branches without a main one', async () => {
  const { id } = await open('andheri')
  const { id: other } = await open('juhu')
  const refused = /always exactly one/
  await expect(change(id, { mainBranch: false })).rejects.toThrow(refused)
  await expect(change(id, { _status: 'draft' })).rejects.toThrow(refused)
  const close = (id: string) => payload.delete({ collection: 'branches', id, overrideAccess: true })
  await expect(close(id)).rejects.toThrow(refused)
  expect(await mainBranches()).toEqual(['andheri'])

  // As the CMS does it from its list.
  const several = { collection: 'branches', where: { id: { in: [id] } } } as const
  const inList = { ...several, overrideAccess: true } as const
  await expect(payload.update({ ...inList, data: { mainBranch: false } })).rejects.toThrow(refused)
  await expect(payload.delete(inList)).rejects.toThrow(refused)
  expect(await mainBranches()).toEqual(['andheri'])

  await close(other)
  await close(id)
  expect(await mainBranches()).toEqual([])
})

describe('the pincodes of a branch', () => {
  const collectFrom = (id: string, pincodes: string, draft = false) =>
    payload.update({ collection: 'branches', id, data: { pincodes }, draft, overrideAccess: true })

  it('are nobody else’s, as far as they are published', async () => {
    const { id: andheri } = await open('andheri')
    const { id: juhu } = await open('juhu')
    await collectFrom(andheri, '400053, 400 058')
    await collectFrom(andheri, '400053, 400058')
    const taken = { data: { errors: [{ path: 'pincodes' }] } }
    await expect(collectFrom(juhu, '400049 400058')).rejects.toMatchObject(taken)
    await expect(collectFrom(juhu, 'Juhu')).rejects.toMatchObject(taken)
    await collectFrom(juhu, '400058', true)
    await change(juhu, { _status: 'draft' })
    await open('powai')
  })

  it('bring it the open bookings that were nobody’s', async () => {
    const { id: andheri } = await open('andheri')
    const { id: juhu } = await open('juhu')
    const book = (address: string) =>
      payload.create({
        collection: 'bookings',
        data: bookingRequest({ address }) as unknown as RequiredDataFromCollectionSlug<'bookings'>,
        overrideAccess: true,
      })
    const ofJuhu = await book('7 Gulmohar Road, 400049')
    const ofNobody = await book('Hill Road, 400050')
    const completed = await book('9 Gulmohar Road, 400049')
    const done = {
      collection: 'bookings',
      id: completed.id,
      data: { status: 'completed' },
    } as const
    await payload.db.updateOne(done)
    await collectFrom(juhu, '400049', true)
    const branchOf = async ({ id }: { id: string }) =>
      (await payload.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true }))
        .branch
    expect(await branchOf(ofJuhu)).toBeNull()
    await change(juhu, { _status: 'published' })
    expect(await branchOf(ofJuhu)).toBe(juhu)
    expect(await branchOf(ofNobody)).toBeNull()
    expect(await branchOf(completed)).toBeNull()
    // And it keeps them when another one takes over from here.
    await collectFrom(juhu, '')
    await collectFrom(andheri, '400049')
    expect(await branchOf(ofJuhu)).toBe(juhu)
    expect(await branchOf(await book('1 Juhu Road, 400049'))).toBe(andheri)
  })
})

describe('of many at once', () => {
  const branches = { collection: 'branches', where: {}, overrideAccess: true } as const
  const all = async () => (await payload.find({ ...branches, sort: 'slug' })).docs

  beforeEach(async () => {
    for (const slug of ['andheri', 'juhu', 'powai']) await open(slug)
  })

  it.each([
    ['unmarked', () => payload.update({ ...branches, data: { mainBranch: false } })],
    ['marked', () => payload.update({ ...branches, data: { mainBranch: true } })],
    [
      'withdrawn with the main one',
      () =>
        payload.update({
          ...branches,
          where: { slug: { not_equals: 'powai' } },
          data: { _status: 'draft' },
        }),
    ],
    [
      'closed with the main one',
      () => payload.delete({ ...branches, where: { slug: { not_equals: 'powai' } } }),
    ],
  ])('none is %s where that leaves none or several main ones', async (_, change) => {
    const before = await all()
    await expect(change()).rejects.toThrow(/always exactly one/)
    expect(await all()).toEqual(before)
  })

  it('those that are not the main one are closed', async () => {
    await payload.delete({ ...branches, where: { mainBranch: { equals: false } } })
    expect(await all()).toMatchObject([{ slug: 'andheri', mainBranch: true }])
  })

  it('all are closed', async () => {
    await payload.delete(branches)
    expect(await all()).toEqual([])
  })
})
