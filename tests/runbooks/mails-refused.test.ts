import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '#tests/setup/patience.ts'
import { Product } from './product.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('Mails are refused')
let product: Product
const rightPassword = 'p@ss:word/1'
const addressWith = (password: string) => {
  const url = new URL(product.mails.url)
  url.username = 'saaf'
  url.password = encodeURIComponent(password)
  return url.href
}

beforeAll(async () => {
  product = await Product.prepared()
  product.mails.requirePassword(rightPassword)
  product.variables.SMTP_URL = addressWith('changed without a word')
  await product.start()
})

afterAll(() => product?.remove())

const mailsOf = (reference: string) =>
  product.mails.received.filter(({ subject }) => subject?.includes(reference))

const outbox = () =>
  product.ask<{ status: string; last_error: string; attempts: number }>(
    'SELECT status, last_error, attempts FROM emails',
  )

it('sends waiting mails once each after the password is fixed and one command runs', async () => {
  const [waiting, givenUp] = [await product.book(), await product.book()]
  await vi.waitFor(async () => {
    const mails = await outbox()
    expect(mails).toHaveLength(4)
    for (const mail of mails) expect(mail.last_error).toMatch(/^535 /)
  }, patience)
  runbook.tells('`535 …`')
  await vi.waitFor(
    () => expect(product.process.output()).toMatch(/Mail \S+ could not be sent/),
    patience,
  )
  runbook.tells('Mail … could not be sent')
  await vi.waitFor(
    async () => expect(await product.metric('saaf_mail_stuck_seconds')).toBeGreaterThan(0),
    patience,
  )

  // Simulate half a day, then a whole day.
  await product.ask(`UPDATE emails SET attempts = 12, due_at = now() + interval '5 hours'`)
  await product.ask(
    `UPDATE emails SET status = 'failed', due_at = NULL, updated_at = now()
    WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [givenUp.reference],
  )
  product.variables.SMTP_URL = addressWith(rightPassword)
  runbook.tells('`%40` …')
  await product.restart()
  expect(await product.run(runbook.command('npm run mail:retry'))).toMatch(/tried now: 4\.$/m)

  await vi.waitFor(async () => {
    for (const { reference } of [waiting, givenUp]) expect(mailsOf(reference!)).toHaveLength(2)
    expect((await outbox()).filter(({ status }) => status !== 'sent')).toEqual([])
    expect(await product.metric('saaf_mail_stuck_seconds')).toBe(0)
  }, patience)
  expect(product.mails.received).toHaveLength(4)
})

it('sends other mails when one address is mistyped', async () => {
  product.mails.refuse('nobody@example.com')
  const { reference } = await product.book({ email: 'nobody@example.com' })
  await vi.waitFor(async () => {
    const mails = await outbox()
    expect(mails.filter(({ status }) => status === 'queued')).toMatchObject([
      { last_error: expect.stringMatching(/^550 /) as string },
    ])
  }, patience)
  runbook.tells('a mistyped address')
  expect(mailsOf(reference!)).toHaveLength(1)
  await vi.waitFor(
    async () => expect(await product.metric('saaf_mail_stuck_seconds')).toBe(0),
    patience,
  )
})
