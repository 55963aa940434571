import type { TextField } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { changedFields } from '#platform/payload/fields/changed-fields.ts'
import { type Doc, type Door, type Person, person } from '#tests/access/doors.ts'
import { samplePayload } from '#tests/setup/database.ts'

const payload = await samplePayload()
let editor: Person
let door: Door

beforeAll(async () => {
  editor = await person(payload, 'editor')
  door = editor.doors.REST
})

const overrideAccess = true
const published = { _status: 'published' } as const
const testimonial = { ...published, name: 'Asha', location: 'Juhu', text: 'Clean.' }

it('going back to a version of an entry makes it the draft, and leaves the site as it is', async () => {
  const { id } = await door.create('testimonials', { ...testimonial, text: 'Once' })
  await door.update('testimonials', id, { ...published, text: 'Now' })
  const [, first] = await payload
    .findVersions({
      collection: 'testimonials',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      overrideAccess,
    })
    .then(({ docs }) => docs)

  await door.restore('testimonials', first!.id)
  expect(await door.read('testimonials', id)).toMatchObject({ text: 'Now', ...published })
  expect(await door.read('testimonials', id, true)).toMatchObject({
    text: 'Once',
    _status: 'draft',
  })
})

it('going back to a version of a page makes it the draft, and leaves the site as it is', async () => {
  const foundedYear = (year: number) =>
    door.updateGlobal('business-info', { ...published, foundedYear: year })
  await foundedYear(1901)
  await foundedYear(1902)
  const versions = (await door.globalVersions('business-info')) as (Doc & {
    version: { foundedYear: number }
  })[]
  const before = versions.find(({ version }) => version.foundedYear === 1901)!
  await door.restoreGlobal('business-info', before.id)

  expect(await door.readGlobal('business-info')).toMatchObject({
    ...published,
    foundedYear: 1902,
    name: businessInfo.name,
  })
  expect(await door.readGlobal('business-info', true)).toMatchObject({
    _status: 'draft',
    foundedYear: 1901,
    name: businessInfo.name,
  })
  await foundedYear(businessInfo.foundedYear!)
})

it('a version says who wrote it, to nobody but who is signed in, and by no word of theirs', async () => {
  const { id } = await door.create('testimonials', { ...testimonial, changedBy: 'Somebody else' })
  const { email } = editor.user!
  expect(await door.read('testimonials', id)).toMatchObject({ changedBy: email })
  const visitor = (await person(payload, 'visitor')).doors.REST
  expect(await visitor.read('testimonials', id)).not.toHaveProperty('changedBy')

  await payload.update({ collection: 'testimonials', id, data: { order: 3 }, overrideAccess })
  expect(await door.read('testimonials', id)).toMatchObject({ changedBy: null })
})

it('names the fields in which two versions differ, inside of groups too, and no row by its id', () => {
  const { flattenedFields } = payload.globals.config.find(({ slug }) => slug === 'business-info')!
  const version = (changes: object) => ({ ...structuredClone(businessInfo), ...changes })
  const differing = (changes: object) =>
    changedFields(flattenedFields, version({}), version(changes)).map((path) =>
      path.map((field) => (field as TextField).label),
    )
  expect(differing({})).toEqual([])
  expect(
    differing({
      name: 'Another',
      claims: { ...businessInfo.claims, garments: 'none' },
      holidays: [],
      changedBy: 'Asha',
      updatedAt: 'now',
    }),
  ).toEqual([['Holidays'], ['Name'], ['Claims', 'Garments']])
  const rows = businessInfo.weeklyHours.map((day, index) => ({ ...day, id: `${index}` }))
  expect(differing({ weeklyHours: rows })).toEqual([])
})
