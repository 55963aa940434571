import { beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { searchContent } from './search-content.ts'

const payload = await samplePayload()
const overrideAccess = true
let editor: TestPerson

beforeAll(async () => {
  editor = await createPerson(payload, 'editor')
})

const search = (words: string) => searchContent(payload, editor.user!, words)

it('finds entries in any case, with the field and where they appear', async () => {
  await payload.create({
    collection: 'services',
    data: {
      title: 'Quilts',
      slug: 'quilts',
      description: 'Washed  Gently at home.',
      featured: true,
      order: 1,
      _status: 'published',
    },
    overrideAccess,
  })
  expect(await search(' washed gently ')).toMatchObject([
    {
      name: 'Services, Quilts',
      found: [{ label: 'Description', text: 'Washed  Gently at home.' }],
      places: ['Services', 'Home'],
    },
  ])
})

it('finds rows of entries and pages', async () => {
  const items = [{ text: 'Shirts' }, { text: 'Pashminas' }]
  const { docs } = await payload.find({ collection: 'services', limit: 1, overrideAccess })
  await payload.update({ collection: 'services', id: docs[0]!.id, data: { items }, overrideAccess })
  expect(await search('pashmina')).toMatchObject([
    { name: `Services, ${docs[0]!.title}`, found: [{ text: 'Pashminas' }] },
  ])
  const { sections } = await payload.findGlobal({ slug: 'privacy-page', overrideAccess })
  const found = await search(sections![1]!.heading)
  expect(found.map(({ name }) => name)).toContain('Privacy page')
})

it('finds drafts and rich text, and nothing in the trash', async () => {
  const { REST: api } = editor.clients
  const about = await payload.findGlobal({ slug: 'about-page', depth: 0, overrideAccess })
  const word = 'Zaribagh'
  const text = { type: 'text', version: 1, text: `Old ${word}` }
  const story = {
    ...about.story,
    text: {
      root: {
        ...about.story.text.root,
        children: [{ type: 'paragraph', version: 1, children: [text] }],
      },
    },
  }
  await api.updateGlobal('about-page', { story }, true)
  const offer = await api.create(
    'offers',
    { words: `${word} week`, topOfHome: true, banners: false, firstOrders: false },
    true,
  )
  const trashed = await api.create('prices', { item: word }, true)
  await api.update('prices', trashed.id, { deletedAt: new Date().toISOString() })
  expect((await search('zaribagh')).map(({ path, places }) => [path, ...places])).toEqual([
    ['globals/about-page', 'About'],
    [`collections/offers/${offer.id}`, 'At the top of the home page'],
  ])
})

it('names the entries that use a picture', async () => {
  const { docs } = await payload.find({ collection: 'services', depth: 1, overrideAccess })
  const { title, picture } = docs.find((service) => service.picture)!
  const { alt } = picture as { alt: string }
  const found = (await search(alt)).find(({ path }) => path.startsWith('collections/media/'))
  expect(found?.places).toContain(`Services, ${title}`)
})

it('names entries of which only the published version uses a picture', async () => {
  const { docs } = await payload.find({ collection: 'services', depth: 1, overrideAccess })
  const { id, title, picture } = docs.findLast((service) => service.picture)!
  const data = { picture: null }
  await payload.update({ collection: 'services', id, data, draft: true, overrideAccess })
  const { alt } = picture as { alt: string }
  const found = (await search(alt)).find(({ path }) => path.startsWith('collections/media/'))
  expect(found?.places).toContain(`Services, ${title} (published version)`)
})

it('finds nothing without words', async () => {
  expect(await search(' ')).toEqual([])
})
