import { beforeAll, describe, expect, it } from 'vitest'
import { businessInfo } from '#cms/content/samples/en.ts'
import {
  type ApiClient,
  callRestApi,
  createPerson,
  type Doc,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'

const payload = await samplePayload()
let editor: TestPerson
let client: ApiClient

beforeAll(async () => {
  editor = await createPerson(payload, 'editor')
  client = editor.clients.REST
})

const overrideAccess = true
const published = { _status: 'published' } as const
const testimonial = { ...published, name: 'Asha', location: 'Juhu', text: 'Clean.' }

it('restores a version of an entry as a draft and leaves the site unchanged', async () => {
  const { id } = await client.create('testimonials', { ...testimonial, text: 'Once' })
  await client.update('testimonials', id, { ...published, text: 'Now' })
  const [, first] = await payload
    .findVersions({
      collection: 'testimonials',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      overrideAccess,
    })
    .then(({ docs }) => docs)

  await client.restoreVersion('testimonials', first!.id)
  expect(await client.read('testimonials', id)).toMatchObject({ text: 'Now', ...published })
  expect(await client.read('testimonials', id, true)).toMatchObject({
    text: 'Once',
    _status: 'draft',
  })
})

it('restores a version of a page as a draft and leaves the site unchanged', async () => {
  const publishFoundedYear = (year: number) =>
    client.updateGlobal('business-info', { ...published, foundedYear: year })
  await publishFoundedYear(1901)
  await publishFoundedYear(1902)
  const versions = (await client.findGlobalVersions('business-info')) as (Doc & {
    version: { foundedYear: number }
  })[]
  const earlier = versions.find(({ version }) => version.foundedYear === 1901)!
  await client.restoreGlobalVersion('business-info', earlier.id)

  expect(await client.readGlobal('business-info')).toMatchObject({
    ...published,
    foundedYear: 1902,
    name: businessInfo.name,
  })
  expect(await client.readGlobal('business-info', true)).toMatchObject({
    _status: 'draft',
    foundedYear: 1901,
    name: businessInfo.name,
  })
  await publishFoundedYear(businessInfo.foundedYear!)
})

describe('restoring a version with translations', () => {
  const inAllLanguages = { locale: 'all', depth: 0, draft: true, overrideAccess } as const
  const restore = (path: string) => callRestApi(editor.token, 'POST', `${path}?locale=hi&depth=0`)

  it('restores all languages of an entry, also missing ones', async () => {
    const { id } = await client.create('testimonials', { ...testimonial, text: 'Once' })
    const entry = { collection: 'testimonials', id, overrideAccess } as const
    await payload.update({ ...entry, locale: 'hi', data: { ...published, text: 'पहले' } })
    const { docs } = await payload.findVersions({
      collection: 'testimonials',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      overrideAccess,
    })
    for (const [locale, text] of [
      ['en', 'Now'],
      ['hi', 'अब'],
      ['mr', 'आता'],
    ] as const) {
      await payload.update({ ...entry, locale, data: { ...published, text } })
    }
    await restore(`testimonials/versions/${docs[0]!.id}`)
    const published3 = { text: { en: 'Now', hi: 'अब', mr: 'आता' } }
    expect(await payload.findByID({ ...inAllLanguages, ...entry })).toMatchObject({
      text: { en: 'Once', hi: 'पहले' },
      changedBy: editor.user!.email,
    })
    const draft = await payload.findByID({ ...inAllLanguages, ...entry })
    expect(draft).not.toHaveProperty('text.mr')
    expect(await payload.findByID({ ...inAllLanguages, ...entry, draft: false })).toMatchObject(
      published3,
    )
  })

  it('restores all languages of a page, inside lists', async () => {
    const slug = 'business-info'
    const holidaysIn = (label: string) => [
      { date: '2027-01-26', label, id: 'b6a1c1de-5d5c-4d68-b2fa-6f4e0a9f3c11' },
    ]
    const save = (locale: 'en' | 'hi', label: string) =>
      payload.updateGlobal({
        slug,
        locale,
        data: { ...published, holidays: holidaysIn(label) },
        overrideAccess,
      })
    await save('en', 'Republic Day')
    await save('hi', 'गणतंत्र दिवस')
    const { docs } = await payload.findGlobalVersions({ slug, sort: '-updatedAt', overrideAccess })
    await save('en', 'Closed')
    await save('hi', 'बंद')
    await restore(`globals/${slug}/versions/${docs[0]!.id}`)
    expect(await payload.findGlobal({ ...inAllLanguages, slug })).toMatchObject({
      _status: 'draft',
      holidays: [{ label: { en: 'Republic Day', hi: 'गणतंत्र दिवस' } }],
    })
    expect(await payload.findGlobal({ ...inAllLanguages, slug, draft: false })).toMatchObject({
      holidays: [{ label: { en: 'Closed', hi: 'बंद' } }],
    })
    const { holidays } = businessInfo
    await payload.updateGlobal({ slug, data: { ...published, holidays }, overrideAccess })
  })
})

it('records who made a version, ignores a submitted name, and shows it only to signed-in users', async () => {
  const { id } = await client.create('testimonials', { ...testimonial, changedBy: 'Somebody else' })
  const { email } = editor.user!
  expect(await client.read('testimonials', id)).toMatchObject({ changedBy: email })
  const visitor = (await createPerson(payload, 'visitor')).clients.REST
  expect(await visitor.read('testimonials', id)).not.toHaveProperty('changedBy')

  await payload.update({
    collection: 'testimonials',
    id,
    data: { location: 'Dadar' },
    overrideAccess,
  })
  expect(await client.read('testimonials', id)).toMatchObject({ changedBy: null })
})
