import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('Email is not being sent')
let product: Installation
const rightPassword = 'p@ss:word/1'
const smtpUrlWith = (password: string) => {
  const url = new URL(product.mailServer.url)
  url.username = 'saaf'
  url.password = encodeURIComponent(password)
  return url.href
}

beforeAll(async () => {
  product = await Installation.create()
  product.mailServer.requirePassword(rightPassword)
  product.variables.SMTP_URL = smtpUrlWith('an old password')
  await product.start()
})

afterAll(() => product?.remove())

const mailsAbout = (reference: string) =>
  product.mailServer.received.filter(({ subject }) => subject?.includes(reference))

const readOutbox = () =>
  product.query<{ status: string; last_error: string; attempts: number }>(
    'SELECT status, last_error, attempts FROM emails',
  )

it('sends each waiting mail once after the password is corrected and mail:retry runs', async () => {
  const [waiting, givenUp] = [await product.book(), await product.book()]
  await vi.waitFor(async () => {
    const mails = await readOutbox()
    expect(mails).toHaveLength(4)
    for (const mail of mails) expect(mail.last_error).toMatch(/^535 /)
  }, waitOptions)
  runbook.quote('`535 …`')
  await vi.waitFor(
    () => expect(product.process.output()).toMatch(/Email \S+ could not be sent/),
    waitOptions,
  )
  runbook.quote('Email … could not be sent')
  await vi.waitFor(
    async () => expect(await product.readMetric('saaf_mail_stuck_seconds')).toBeGreaterThan(0),
    waitOptions,
  )

  // Simulate a mail after half a day of attempts, and one after a whole day.
  await product.query(`UPDATE emails SET attempts = 12, due_at = now() + interval '5 hours'`)
  await product.query(
    `UPDATE emails SET status = 'failed', due_at = NULL, updated_at = now()
      WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [givenUp.reference],
  )
  product.variables.SMTP_URL = smtpUrlWith(rightPassword)
  runbook.quote('`%40`, `%3A`, `%2F`')
  await product.restart()
  expect(await product.run(runbook.command('npm run mail:retry'))).toMatch(
    /^Emails being sent again, .+: 4\.$/m,
  )

  await vi.waitFor(async () => {
    for (const { reference } of [waiting, givenUp]) expect(mailsAbout(reference!)).toHaveLength(2)
    expect((await readOutbox()).filter(({ status }) => status !== 'sent')).toEqual([])
    expect(await product.readMetric('saaf_mail_stuck_seconds')).toBe(0)
  }, waitOptions)
  expect(product.mailServer.received).toHaveLength(4)
})

it('sends other mails when one address is mistyped', async () => {
  product.mailServer.rejectRecipient('nobody@example.com')
  const { reference } = await product.book({ email: 'nobody@example.com' })
  await vi.waitFor(async () => {
    const mails = await readOutbox()
    expect(mails.filter(({ status }) => status === 'queued')).toMatchObject([
      { last_error: expect.stringMatching(/^550 /) as string },
    ])
  }, waitOptions)
  runbook.quote('a mistyped address')
  expect(mailsAbout(reference!)).toHaveLength(1)
  await vi.waitFor(
    async () => expect(await product.readMetric('saaf_mail_stuck_seconds')).toBe(0),
    waitOptions,
  )
})
