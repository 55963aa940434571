import { expect, it } from 'vitest'
import { createPerson } from '#tests/access/api-clients.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { mayCallServerFunction } from './server-functions.ts'

const payload = await testPayload()
const { token } = await createPerson(payload, 'editor')
const mayCall = (name: unknown, session: HeadersInit) =>
  mayCallServerFunction(payload, new Headers(session), name)

it('lets only signed-in users call a server function', async () => {
  expect(await mayCall('form-state', { Authorization: `JWT ${token}` })).toBe(true)
  const strangers: HeadersInit[] = [
    {},
    { Authorization: 'JWT x' },
    { Cookie: `payload-token=${token}` },
  ]
  for (const session of strangers) {
    for (const name of ['form-state', 'render-document-slots', 'copy-data-from-locale']) {
      expect(await mayCall(name, session), name).toBe(false)
    }
  }
})

it.each([...Object.getOwnPropertyNames(Object.prototype), ['constructor'], {}, null, undefined, 1])(
  'calls nothing named %j',
  async (name) => {
    expect(await mayCall(name, { Authorization: `JWT ${token}` })).toBe(false)
  },
)
