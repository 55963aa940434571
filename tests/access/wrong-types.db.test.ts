import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import { readBooking } from '#tests/helpers/bookings/operations.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { callRestApi, createPerson, type Doc, type Fields, type TestPerson } from './api-clients.ts'
import { collectionRights } from './rights.ts'
import { createSample } from './samples.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
let admin: TestPerson
let staff: TestPerson
let booking: Doc

beforeAll(async () => {
  admin = await createPerson(payload, 'admin')
  staff = await createPerson(payload, 'staff')
  booking = await createSample(payload, 'bookings', staff.user!)
})

const validFields = {
  status: 'confirmed',
  name: 'Somebody',
  phone: '9123456780',
  email: 'b@example.com',
  address: 'Elsewhere',
  date: daysFromNow(3),
  time: '1PM-3PM',
  items: 'Nothing',
  instructions: 'None',
}

describe.each(Object.entries(validFields))('booking field %s', (field, validValue) => {
  it.each([[5], [true], [[]], [[validValue]], [{ a: 1 }], [{ [validValue]: validValue }]])(
    'rejects %j and changes nothing',
    async (wrongValue) => {
      const before = await readBooking(payload, booking.id)
      const updated = staff.clients.REST.update('bookings', booking.id, { [field]: wrongValue })
      await expect(updated).rejects.toMatchObject({ status: 400 })
      expect(await readBooking(payload, booking.id)).toEqual(before)
    },
  )
})

/** Fields of one kind are checked and stored by the same code. */
const kindOf = ({ type, localized, ...field }: FlattenedField, isWritable: boolean): string =>
  JSON.stringify([
    ...[type, localized, isWritable && !('access' in field && field.access?.update)],
    ...['hasMany' in field && field.hasMany, 'relationTo' in field && field.relationTo],
  ])

const triedKinds = new Set<string>()

/** All wrong types for the first field of a kind. Others may have further hooks and rules. */
function wrongValuesFor(field: FlattenedField, isWritable: boolean): unknown[] {
  const kind = kindOf(field, isWritable)
  if (triedKinds.has(kind)) return [{ a: 1 }, null]
  triedKinds.add(kind)
  return [5, true, [5], { a: 1 }, 'x', null]
}

describe('never returns 500 for a wrong type', () => {
  it.each(payload.config.collections.map(({ slug }) => slug))('in %s', async (slug) => {
    const { flattenedFields, upload } = payload.collections[slug].config
    const { id } = await createSample(payload, slug, admin.user!)
    const isWritable = collectionRights[slug].update.includes('admin')
    for (const field of flattenedFields) {
      for (const wrongValue of wrongValuesFor(field, isWritable)) {
        const fields = { [field.name]: wrongValue }
        await expectNo500(admin.clients.REST.update(slug, id, fields), fields)
        if (!upload) await expectNo500(admin.clients.REST.create(slug, fields), fields)
      }
    }
  })

  it.each(payload.config.globals.map(({ slug }) => slug))('in %s', async (slug) => {
    const { flattenedFields } = payload.config.globals.find((each) => each.slug === slug)!
    for (const field of flattenedFields) {
      for (const wrongValue of wrongValuesFor(field, true)) {
        const fields = { [field.name]: wrongValue }
        await expectNo500(admin.clients.REST.updateGlobal(slug, fields), fields)
      }
    }
  })
})

async function expectNo500(attempt: Promise<unknown>, fields: Fields) {
  const result = (await attempt.catch((error: unknown) => error)) as { status?: number }
  expect(result.status ?? 200, JSON.stringify(fields)).not.toBe(500)
}

describe('formatted text', () => {
  const paragraph = '{"type":"paragraph","children":[{"type":"text","text":"Since 1998"}]}'
  const upload = '{"type":"upload","relationTo":"media","value":{"url":"javascript:x"}}'
  const script = '{"linkType":"custom","url":"javascript:x"}'
  const link = `{"type":"link","fields":${script},"children":[${paragraph}]}`
  const deep = `${'{"type":"quote","children":['.repeat(10_000)}${paragraph}${']}'.repeat(10_000)}`
  const rootOf = (nodes: string) => `{"root":{"type":"root","children":[${nodes}]}}`
  const { richTextNotOffered, richTextTooLarge, linkInvalid } = staffWords.content
  let editor: TestPerson
  beforeAll(async () => {
    editor = await createPerson(payload, 'editor')
  })
  const save = (query: string, text: string) => {
    const body = `{"story":{"text":${text}}}`
    return callRestApi(editor.token, 'POST', `globals/about-page?${query}`, body)
  }

  describe.each([
    ['an upload', rootOf(`${paragraph},${upload}`), richTextNotOffered],
    ['a link that runs a script', rootOf(link), linkInvalid],
    ['10,000 levels', rootOf(deep), richTextTooLarge],
    ['one text for each language', `{"en":${rootOf(paragraph)}}`, richTextNotOffered],
  ])('with %s', (_, text, sentence) => {
    it.each([
      '',
      'draft=true',
      'draft=true&autosave=true',
      'locale=hi',
      'locale=all',
      'draft=true&locale=mr',
    ])('is refused in a save with %j', async (query) => {
      await expect(save(query, text)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(sentence) as string,
      })
    })
  })

  it.each(languageCodes)('is stored as the editor writes it: %s', async (language) => {
    await save(`locale=${language}`, rootOf(paragraph))
  })
})
