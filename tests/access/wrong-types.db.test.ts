import { beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#business/languages/languages.ts'
import * as messages from '#business/words/messages.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import {
  type ApiName,
  apiNames,
  callRestApi,
  createPerson,
  type TestPerson,
} from './api-clients.ts'
import { createSample } from './samples.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
let staff: TestPerson

beforeAll(async () => {
  staff = await createPerson(payload, 'staff')
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

describe.each(apiNames)('%s', (apiName: ApiName) => {
  describe.each(Object.entries(validFields))('booking field %s', (field, validValue) => {
    it.each([[5], [true], [[]], [[validValue]], [{ a: 1 }], [{ [validValue]: validValue }]])(
      'rejects %j and changes nothing',
      async (wrongValue) => {
        const { id } = await createSample(payload, 'bookings', staff.user!)
        const before = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
        const updated = staff.clients[apiName].update('bookings', id, { [field]: wrongValue })
        await expect(updated).rejects.toMatchObject({ status: 400 })
        const after = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
        expect(after).toEqual(before)
      },
    )
  })
})

it.each([...payload.config.collections.map(({ slug }) => slug)])(
  'never returns 500 for a wrong type in %s',
  async (slug) => {
    const admin = await createPerson(payload, 'admin')
    const { fields, upload } = payload.collections[slug].config
    const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    const { id } = await createSample(payload, slug, admin.user!)
    for (const name of names) {
      for (const wrongValue of [5, true, [5], { a: 1 }, 'x', null]) {
        for (const attempt of [
          () => admin.clients.REST.update(slug, id, { [name]: wrongValue }),
          ...(upload ? [] : [() => admin.clients.REST.create(slug, { [name]: wrongValue })]),
        ]) {
          const result = (await attempt().catch((error: unknown) => error)) as { status?: number }
          expect(result.status ?? 200, `${name}: ${JSON.stringify(wrongValue)}`).not.toBe(500)
        }
      }
    }
  },
)

it.each([...payload.config.globals.map(({ slug }) => slug)])(
  'never returns 500 for a wrong type in %s',
  async (slug) => {
    const admin = await createPerson(payload, 'admin')
    const { flattenedFields } = payload.config.globals.find((each) => each.slug === slug)!
    for (const { name } of flattenedFields) {
      for (const wrongValue of [5, true, [5], { a: 1 }, 'x', null]) {
        const attempt = admin.clients.REST.updateGlobal(slug, { [name]: wrongValue })
        const result = (await attempt.catch((error: unknown) => error)) as { status?: number }
        expect(result.status ?? 200, `${name}: ${JSON.stringify(wrongValue)}`).not.toBe(500)
      }
    }
  },
)

describe('formatted text', () => {
  const paragraph = '{"type":"paragraph","children":[{"type":"text","text":"Since 1998"}]}'
  const upload = '{"type":"upload","relationTo":"media","value":{"url":"javascript:x"}}'
  const script = '{"linkType":"custom","url":"javascript:x"}'
  const link = `{"type":"link","fields":${script},"children":[${paragraph}]}`
  const deep = `${'{"type":"quote","children":['.repeat(10_000)}${paragraph}${']}'.repeat(10_000)}`
  const rootOf = (nodes: string) => `{"root":{"type":"root","children":[${nodes}]}}`
  const { richTextNotOffered, richTextTooLarge, linkInvalid } = messages.content
  const save = async (query: string, text: string) => {
    const { token } = await createPerson(payload, 'editor')
    const body = `{"story":{"text":${text}}}`
    return callRestApi(token, 'POST', `globals/about-page?${query}`, body)
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
