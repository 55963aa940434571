import { beforeAll, describe, expect, it } from 'vitest'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { type ApiName, apiNames, createPerson, type TestPerson } from './api-clients.ts'
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
