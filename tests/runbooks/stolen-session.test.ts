import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('A stolen session')
let product: Installation

beforeAll(async () => {
  product = await Installation.create()
  await product.start()
})

afterAll(() => product?.remove())

async function isSessionValid(session: string): Promise<boolean> {
  const init = product.sessionInit(session)
  const dashboard = await fetch(`${product.site}/admin/dashboard`, init)
  const bookings = await fetch(`${product.cms}/api/bookings`, init)
  expect([
    [200, 200],
    [302, 403],
  ]).toContainEqual([dashboard.status, bookings.status])
  return dashboard.status === 200
}

const post = async (session: string, path: string, body: object = {}, method = 'POST') => {
  const { headers } = product.sessionInit(session)
  const response = await fetch(product.cms + path, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  expect(response.status, await response.text()).toBe(200)
}

it('ends a stolen session when its owner or an admin uses “Sign out everywhere”', async () => {
  runbook.quote('Sign out everywhere')
  const stolen = (await product.signIn(staff))!
  expect(await isSessionValid(stolen)).toBe(true)
  await post((await product.signIn(staff))!, '/api/users/logout?allSessions=true')
  expect(await isSessionValid(stolen)).toBe(false)

  const stolenAgain = (await product.signIn(staff))!
  const [{ id }] = (await product.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    staff.email,
  ])) as [{ id: string }]
  const asAdmin = (await product.signIn(admin))!
  await post(asAdmin, `/api/users/${id}/sign-out-everywhere`)
  expect(await isSessionValid(stolenAgain)).toBe(false)
  expect(await isSessionValid(asAdmin)).toBe(true)
})

it('ends a stolen session when an operator runs admin:rescue', async () => {
  const stolen = (await product.signIn(admin))!
  const otherSession = (await product.signIn(staff))!
  const output = await product.run(
    runbook.command('npm run admin:rescue', { 'you@example.com': admin.email }),
  )
  expect(await isSessionValid(stolen)).toBe(false)
  expect(await isSessionValid(otherSession)).toBe(true)
  const password = /with (\S+)$/m.exec(output)![1]!
  expect(await product.signIn({ ...admin, password })).not.toBeNull()
})

it.each(['generated', 'set'])(
  'ends all sessions, but not links to bookings, when another secret is %s',
  async (how) => {
    const stolen = (await product.signIn(staff))!
    const { reference } = await product.book()
    const link = await findManageLink(reference!)
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(200)
    if (how === 'set') {
      product.variables.PAYLOAD_SECRET = randomBytes(32).toString('hex')
    } else {
      const file = path.join(product.dataDir, 'secret')
      const before = await readFile(file, 'utf8')
      await product.run(runbook.command('openssl rand'))
      expect(await readFile(file, 'utf8')).not.toBe(before)
    }
    await product.restart()
    expect(await isSessionValid(stolen)).toBe(false)
    expect(await isSessionValid((await product.signIn(staff))!)).toBe(true)
    runbook.quote('Links to bookings in older emails still work')
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(200)
  },
)

async function findManageLink(reference: string): Promise<string> {
  const findMail = () =>
    product.mailServer.received.find(
      ({ subject }) => subject === `Booking Confirmation #${reference}`,
    )
  await expect.poll(findMail, waitOptions).toBeDefined()
  return /http\S+\/booking\/manage\/[\w-]+/.exec(findMail()!.text!)![0]
}
