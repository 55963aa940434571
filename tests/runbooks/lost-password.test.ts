import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#business/words/staff-messages.ts'
import { admin, staff } from '#tests/setup/accounts.ts'
import { Product } from './product.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('A lost admin password')
let product: Product

beforeAll(async () => {
  product = await Product.prepared()
  await product.start()
})

afterAll(() => product?.remove())

it.each(['while Saaf is running', 'while Saaf is stopped'])(
  'gives the admin access again %s',
  async (when) => {
    runbook.tells(signIn.wrong)
    expect(await product.signIn({ ...admin, password: 'I have forgotten it' })).toBeNull()
    const staffSession = await product.signIn(staff)
    const isRunning = when.endsWith('running')
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
    expect((await fetch(dashboard, product.asSession(staffSession!))).status).toBe(200)
    const activity = await fetch(`${product.site}/admin/activity`, product.asSession(session!))
    expect(await activity.text()).toContain('gave a new password and no second step to')
  },
)
