import { beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { findRecentChanges } from './find-recent-changes.ts'

const payload = await samplePayload()
let asha: TestPerson
let ravi: TestPerson

beforeAll(async () => {
  ;[asha, ravi] = [await createPerson(payload, 'editor'), await createPerson(payload, 'editor')]
})

const changesOf = async ({ user }: TestPerson) => {
  const { drafts, others } = await findRecentChanges(payload, user!)
  const names = (changes: typeof drafts) => changes.map(({ name }) => name)
  return { drafts: names(drafts), others: names(others) }
}

it('lists own drafts, and the changes of others with published ones', async () => {
  const { REST: api } = asha.clients
  const offer = await api.create('offers', { words: '' }, true)
  await api.updateGlobal('about-page', { story: { heading: 'Since 1998' } }, true)
  const [price] = await api.find('prices', {})
  await api.update('prices', price!.id, { unit: 'a pair', _status: 'published' })

  const own = await changesOf(asha)
  expect(own.drafts).toEqual(['About page', 'Offer: Untitled'])
  expect(own.others[0]).toBe(`Price: ${price!.item as string}`)
  expect(own.others).not.toContain('About page')

  const foreign = await changesOf(ravi)
  expect(foreign.drafts).toEqual([])
  expect(foreign.others.slice(0, 3)).toEqual([
    `Price: ${price!.item as string}`,
    'About page',
    'Offer: Untitled',
  ])
  const { others } = await findRecentChanges(payload, ravi.user!)
  expect(others[2]).toMatchObject({
    path: `collections/offers/${offer.id}`,
    changedBy: asha.user!.email,
    isDraft: true,
  })
})

it('lists a change by a colleague although newer own drafts fill the list', async () => {
  const [price] = await ravi.clients.REST.find('prices', {})
  await ravi.clients.REST.update('prices', price!.id, { unit: 'a set', _status: 'published' })
  for (const item of ['Cap', 'Scarf', 'Belt', 'Tie', 'Glove', 'Sock', 'Vest']) {
    await asha.clients.REST.create('prices', { item }, true)
  }
  expect((await changesOf(asha)).others[0]).toBe(`Price: ${price!.item as string}`)
})

it('leaves out trashed entries', async () => {
  const { REST: api } = asha.clients
  const { id } = await api.create('testimonials', { name: 'Meera' }, true)
  expect((await changesOf(asha)).drafts).toContain('Testimonial: Meera')
  await api.update('testimonials', id, { deletedAt: new Date().toISOString() })
  expect((await changesOf(asha)).drafts).not.toContain('Testimonial: Meera')
})
