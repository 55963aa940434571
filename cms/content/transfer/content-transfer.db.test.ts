import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { contentOf } from '#cms/fields/content-of.ts'
import { environment } from '#environment.ts'
import {
  bookingRequest,
  emptyDatabase,
  samplePayload,
  userWithRole,
} from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { plainPicture, upload } from '#tests/setup/pictures.ts'
import { type ContentFile, readContentFile, sha256, writeContentFile } from './content-file.ts'
import { contentLists } from './content-lists.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

const payload = await samplePayload()
const overrideAccess = true
const _status = 'published'
const now = new Date('2027-01-26T09:00:00Z')
const { collections, globals } = contentLists(payload.config)

async function emptySystem() {
  await emptyDatabase(payload)
  await rm(environment.mediaDir, { recursive: true, force: true })
}

/** Through the text, as it is carried. */
const exported = async () => readContentFile(writeContentFile(await exportContent(payload, now)))

async function versions(): Promise<number> {
  let count = 0
  for (const { slug } of collections) {
    count += (await payload.countVersions({ collection: slug, overrideAccess })).totalDocs
  }
  for (const { slug } of globals) {
    count += (await payload.countGlobalVersions({ global: slug, overrideAccess })).totalDocs
  }
  return count
}

const entriesIn = (file: ContentFile) =>
  Object.values(file.collections).flat().length +
  Object.keys(file.globals).length +
  file.pictures.length

/** What visitors see, but for when it was edited: addresses of pictures say that, too. */
async function visibleContent() {
  const { version: _version, editedAt: _editedAt, ...visible } = await siteContent()
  return JSON.parse(JSON.stringify(visible).replaceAll(/\?v=\w+/g, '')) as typeof visible
}

// Taken from the sample content before other tests here put something else in its place.
let sample: {
  file: ContentFile
  content: Awaited<ReturnType<typeof visibleContent>>
  versionsBefore: number
  importedOnItself: Awaited<ReturnType<typeof importContent>>
  versionsAfter: number
}

beforeAll(async () => {
  await userWithRole(payload, 'admin')
  await payload.create({
    collection: 'bookings',
    data: bookingRequest() as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess,
  })
  const { docs } = await payload.find({ collection: 'services', limit: 1, overrideAccess })
  await payload.update({
    collection: 'services',
    id: docs[0]!.id,
    data: { title: 'Not yet' },
    draft: true,
    overrideAccess,
  })
  await payload.create({
    collection: 'branches',
    data: { name: 'Not yet' },
    draft: true,
    overrideAccess,
  })
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { signature: 'The Saaf family', _status },
    overrideAccess,
  })
  const file = await exported()
  const versionsBefore = await versions()
  sample = {
    file,
    content: await visibleContent(),
    versionsBefore,
    importedOnItself: await importContent(payload, file),
    versionsAfter: await versions(),
  }
}, 120_000)

it('knows of every collection and global whether it is content', () => {
  const written = [...collections, ...globals].map(({ slug }) => slug)
  const others = [...payload.config.collections, ...payload.config.globals]
    .map(({ slug }) => slug)
    .filter((slug) => !written.includes(slug))
  expect(others.sort()).toEqual([
    'activities',
    'bookings',
    'contact-messages',
    'emails',
    'media',
    'payload-jobs',
    'payload-kv',
    'payload-locked-documents',
    'payload-migrations',
    'payload-preferences',
    'users',
  ])
})

it('knows how to move every field there is', () => {
  for (const { flattenedFields } of [...collections, ...globals]) {
    expect(() => contentOf(flattenedFields, {})).not.toThrow()
  }
})

describe('the sample content', () => {
  it('is exported as it is published, with the addresses of the staff, and nothing else', () => {
    const { pictures, ...words } = sample.file
    const text = JSON.stringify(words)
    expect(text).toContain('The Saaf family')
    expect(sample.file.globals['business-info']?.staffAddresses).toHaveLength(3)
    const notContent = /Not yet|Asha Kulkarni|admin-\d|"(hash|salt|password)":|_status/
    expect(text.match(notContent)).toBeNull()
    expect(Object.keys(sample.file.globals)).toHaveLength(globals.length)
    expect(Object.keys(sample.file.collections)).toHaveLength(collections.length)
    expect(pictures.length).toBeGreaterThan(10)
  })

  it('changes nothing on the system that it came from', () => {
    const unchanged = entriesIn(sample.file)
    expect(sample.importedOnItself).toEqual({ created: 0, changed: 0, unchanged })
    expect(sample.versionsAfter).toBe(sample.versionsBefore)
  })

  it('is on an empty system what it was, and stays so when it is imported again', async () => {
    const { file, content } = sample
    await emptySystem()
    const created = entriesIn(file)
    expect(await importContent(payload, file)).toEqual({ created, changed: 0, unchanged: 0 })
    expect(await exported()).toEqual(file)
    await vi.waitFor(async () => expect(await visibleContent()).toEqual(content), patience)

    const before = await versions()
    const unchanged = created
    expect(await importContent(payload, file)).toEqual({ created: 0, changed: 0, unchanged })
    expect(await versions()).toBe(before)
  }, 120_000)
})

const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

/** With noise, so that it is never again the same once it was written anew. */
async function storePicture(alt: string, width = 60) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width, height: 40, channels: 3, background: 'white', noise } })
  const file = upload(`${alt}.jpg`, await photo.jpeg().toBuffer())
  return payload.create({ collection: 'media', data: { alt }, file, overrideAccess })
}

const openBranch = (slug: string, { order = 1, mainBranch = false } = {}) =>
  payload.create({
    collection: 'branches',
    data: { name: slug, slug, phone: '1', address, order, mainBranch, _status },
    overrideAccess,
  })

const offer = (slug: string, title: string, picture?: string) =>
  payload.create({
    collection: 'services',
    data: { title, slug, description: 'Words.', picture, order: 1, _status },
    overrideAccess,
  })

const names = async (collection: CollectionSlug) => {
  const { docs } = await payload.find({ collection, sort: 'createdAt', overrideAccess })
  return docs as unknown as { id: string; slug: string; title: string; mainBranch?: boolean }[]
}

describe('a small system', () => {
  let file: ContentFile

  /** Two branches, the second the main one; a service with a picture; and where nothing else says so, no more. */
  beforeEach(async () => {
    await emptySystem()
    const { id } = await storePicture('shirt')
    await openBranch('andheri')
    await openBranch('juhu', { order: 2, mainBranch: true })
    await offer('ironing', 'Ironing', id)
    file = await exported()
  })
  afterEach(() => vi.restoreAllMocks())

  const storedFiles = async () => (await readdir(environment.mediaDir).catch(() => [])).sort()
  const state = async () => ({ content: await exported(), files: await storedFiles() })

  it('is stored where its slugs stand under other ids, and leaves the rest alone', async () => {
    await emptySystem()
    const ironing = await offer('ironing', 'Pressing')
    const darning = await offer('darning', 'Darning')
    const dadar = await openBranch('dadar')
    const juhu = await openBranch('juhu')
    expect(dadar.mainBranch).toBe(true)

    expect(await importContent(payload, file)).toEqual({ created: 2, changed: 2, unchanged: 0 })
    expect(await names('services')).toMatchObject([
      { id: ironing.id, title: 'Ironing', picture: { alt: 'shirt' } },
      { id: darning.id, title: 'Darning' },
    ])
    const branches = await names('branches')
    expect(branches).toHaveLength(3)
    expect(branches.filter(({ mainBranch }) => mainBranch)).toMatchObject([{ id: juhu.id }])
    expect(await importContent(payload, file)).toEqual({ created: 0, changed: 0, unchanged: 4 })
  })

  it('takes the mark from a main branch that the file has as another', async () => {
    const [andheri] = await names('branches')
    await payload.update({
      collection: 'branches',
      id: andheri!.id,
      data: { mainBranch: true },
      overrideAccess,
    })
    await importContent(payload, file)
    expect(await names('branches')).toMatchObject([
      { slug: 'andheri', mainBranch: false },
      { slug: 'juhu', mainBranch: true },
    ])
    expect((await exported()).collections).toEqual(file.collections)
  })

  it('is published where it was withdrawn, and empty where it was filled since', async () => {
    const [service] = await names('services')
    await payload.update({
      collection: 'services',
      id: service!.id,
      data: { _status: 'draft', items: [{ text: 'Added' }], icon: 'hanger' },
      overrideAccess,
    })
    expect(await importContent(payload, file)).toMatchObject({ changed: 1, unchanged: 3 })
    expect(await exported()).toEqual(file)
  })

  it('leaves alone what somebody has written and not published', async () => {
    const [service] = await names('services')
    await payload.update({
      collection: 'services',
      id: service!.id,
      data: { title: 'Steaming' },
      draft: true,
      overrideAccess,
    })
    await importContent(payload, file)
    const { docs } = await payload.find({ collection: 'services', draft: true, overrideAccess })
    expect(docs).toMatchObject([{ title: 'Steaming' }])
  })

  it('changes the words and the focal point of a picture without storing its file anew', async () => {
    const [media] = file.pictures
    const before = await storedFiles()
    const edited = { ...media!, alt: 'A coat', focalX: 0, focalY: 30 }
    const tally = await importContent(payload, { ...file, pictures: [edited] })
    expect(tally).toMatchObject({ changed: 1, unchanged: 3 })
    expect((await exported()).pictures).toEqual([edited])
    expect(await storedFiles()).toEqual(before)
  })

  it('keeps a focal point on the edge of a new picture', async () => {
    const pictures = [{ ...file.pictures[0]!, focalX: 0, focalY: 30 }]
    await emptySystem()
    await importContent(payload, { ...file, pictures })
    expect((await exported()).pictures).toEqual(pictures)
  })

  it('replaces the file of a picture that is another one here, and one that was lost', async () => {
    const { id } = file.pictures[0]!
    const other = upload('coat.png', await plainPicture(90, 40).png().toBuffer())
    const coat = await payload.update({
      collection: 'media',
      id,
      data: {},
      file: other,
      overrideAccess,
    })
    expect(await importContent(payload, file)).toMatchObject({ changed: 1, unchanged: 3 })
    expect((await exported()).pictures).toEqual(file.pictures)
    expect(await storedFiles()).not.toContain(coat.filename)

    const { filename } = await payload.findByID({ collection: 'media', id, overrideAccess })
    await rm(path.join(environment.mediaDir, filename!))
    expect(await importContent(payload, file)).toMatchObject({ changed: 1, unchanged: 3 })
    expect((await exported()).pictures[0]?.sha256).toBe(file.pictures[0]?.sha256)
  })

  describe('of which something cannot be stored', () => {
    const service = () => file.collections.services![0]!

    it('leaves everything as it was, and says which entry and what', async () => {
      await emptySystem()
      await offer('darning', 'Darning')
      const before = await state()
      service().description = null
      await expect(importContent(payload, file)).rejects.toThrow(
        'Services, Ironing: Description: This field is required.',
      )
      expect(await state()).toEqual(before)
    })

    it.each([
      ['a field', () => delete service().title, /^Services, without a name: Title: /],
      [
        'a picture',
        () => (service().picture = crypto.randomUUID()),
        /^Services, Ironing: the picture \S+ is not in the file\.$/,
      ],
      [
        'a field of a page',
        () => (file.globals['home-page'] = {}),
        /^Home page: Page > Top of the page > Heading: .* \(And \d more\.\)$/,
      ],
      ['what it is', () => (file.collections.coupons = []), /"coupons", of which .* nothing/],
      [
        'a slug of its own',
        () => file.collections.services!.push({ ...service(), id: crypto.randomUUID() }),
        /Services, Ironing and Services, Ironing would become one/,
      ],
    ])('says that an entry lacks %s', async (_, spoil, sentence) => {
      const before = await state()
      spoil()
      await expect(importContent(payload, file)).rejects.toThrow(sentence)
      expect(await state()).toEqual(before)
    })

    it('refuses a file that is no picture', async () => {
      const page = Buffer.from('<!doctype html><script>x()</script>')
      const pictures = [
        { ...file.pictures[0]!, sha256: sha256(page), file: page.toString('base64') },
      ]
      await emptySystem()
      await expect(importContent(payload, { ...file, pictures })).rejects.toThrow(
        /^Pictures, shirt: This file is not a picture/,
      )
      expect(await storedFiles()).toEqual([])
    })

    it('brings back the pictures that were replaced before storage failed', async () => {
      await storePicture('coat', 90)
      file = await exported()
      for (const { id } of file.pictures) {
        const other = upload(`${id}.png`, await plainPicture(30, 30).png().toBuffer())
        await payload.update({ collection: 'media', id, data: {}, file: other, overrideAccess })
      }
      const before = await exported()
      const update = payload.update.bind(payload)
      const failing = vi.spyOn(payload, 'update')
      failing.mockImplementationOnce(update)
      failing.mockRejectedValueOnce(new Error('No space left.'))
      await expect(importContent(payload, file)).rejects.toThrow('No space left.')

      const withoutNames = ({ pictures }: ContentFile) =>
        pictures.map((picture) => ({ ...picture, filename: undefined }))
      const after = await exported()
      expect(withoutNames(after)).toEqual(withoutNames(before))
      expect((await storedFiles()).filter((name) => /shirt|coat/.test(name))).toEqual([])
    })
  })

  it('is not exported without the file of a picture', async () => {
    await rm(environment.mediaDir, { recursive: true })
    await expect(exported()).rejects.toThrow(
      /^The file of the picture "shirt" \(shirt\.jpg\) cannot/,
    )
  })
})
