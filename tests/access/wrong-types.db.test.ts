import { beforeAll, describe, expect, it } from 'vitest'
import { samplePayload } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { type DoorName, doorNames, type Person, person } from './doors.ts'
import { make } from './samples.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
let staff: Person

beforeAll(async () => {
  staff = await person(payload, 'staff')
})

const fields = {
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

describe.each(doorNames)('%s', (apiName: DoorName) => {
  describe.each(Object.entries(fields))('booking field %s', (field, validValue) => {
    it.each([[5], [true], [[]], [[validValue]], [{ a: 1 }], [{ [validValue]: validValue }]])(
      'rejects %j and changes nothing',
      async (wrongValue) => {
        const { id } = await make(payload, 'bookings', staff.user!)
        const before = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
        const changed = staff.doors[apiName].update('bookings', id, { [field]: wrongValue })
        await expect(changed).rejects.toMatchObject({ status: 400 })
        const after = await payload.findByID({ collection: 'bookings', id, overrideAccess: true })
        expect(after).toEqual(before)
      },
    )
  })
})

it.each([...payload.config.collections.map(({ slug }) => slug)])(
  'never answers 500 to a wrong type in %s',
  async (slug) => {
    const admin = await person(payload, 'admin')
    const { fields, upload } = payload.collections[slug].config
    const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    const { id } = await make(payload, slug, admin.user!)
    for (const name of names) {
      for (const wrongValue of [5, true, [5], { a: 1 }, 'x', null]) {
        for (const attempt of [
          () => admin.doors.REST.update(slug, id, { [name]: wrongValue }),
          ...(upload ? [] : [() => admin.doors.REST.create(slug, { [name]: wrongValue })]),
        ]) {
          const failed = (await attempt().catch((error: unknown) => error)) as { status?: number }
          expect(failed.status ?? 200, `${name}: ${JSON.stringify(wrongValue)}`).not.toBe(500)
        }
      }
    }
  },
)

it.each([...payload.config.globals.map(({ slug }) => slug)])(
  'never answers 500 to a wrong type in %s',
  async (slug) => {
    const admin = await person(payload, 'admin')
    const { flattenedFields } = payload.config.globals.find((each) => each.slug === slug)!
    for (const { name } of flattenedFields) {
      for (const wrongValue of [5, true, [5], { a: 1 }, 'x', null]) {
        const attempt = admin.doors.REST.updateGlobal(slug, { [name]: wrongValue })
        const failed = (await attempt.catch((error: unknown) => error)) as { status?: number }
        expect(failed.status ?? 200, `${name}: ${JSON.stringify(wrongValue)}`).not.toBe(500)
      }
    }
  },
)
