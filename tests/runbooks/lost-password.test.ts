import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#business/words/staff.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('A lost admin password')
let product: Installation

beforeAll(async () => {
  product = await Installation.create()
  await product.start()
})

afterAll(() => product?.remove())

it.each([
  ['running', true],
  ['stopped', false],
])('gives the admin access again while Saaf is %s', async (_, isRunning) => {
  runbook.quote(signIn.wrong)
  expect(await product.signIn({ ...admin, password: 'a wrong password' })).toBeNull()
  const staffSession = await product.signIn(staff)
  if (!isRunning) await product.stop()

  const output = await product.run(
    runbook.command('npm run admin:rescue', { 'you@example.com': admin.email }),
  )
  if (!isRunning) await product.start()
  const password = /^Sign in as \S+ with (\S+)$/m.exec(output)![1]!
  expect(await product.signIn(admin)).toBeNull()
  const session = await product.signIn({ ...admin, password })
  expect(session).not.toBeNull()

  const dashboard = `${product.site}/admin/dashboard`
  expect((await fetch(dashboard, product.sessionInit(staffSession!))).status).toBe(200)
  const activity = await fetch(`${product.site}/admin/activity`, product.sessionInit(session!))
  expect(await activity.text()).toContain('reset the password and two-factor authentication of')
})
