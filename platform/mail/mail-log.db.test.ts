import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
let server: MailServer
let log: string[]

beforeEach(async () => {
  server = await resetBusiness(payload)
  log = captureLogLines()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

const customer = {
  date: openDayFromNow(3),
  name: 'Zubeida Mirzapore',
  phone: '9811122233',
  email: 'zubeida@mirzapore.example',
  address: 'Kohinoor Mansion 42, Cuffe Parade',
  items: 'Two paithani saris',
}
const leakedDetails = () =>
  ['zubeida', 'mirzapore', '98111', 'kohinoor', 'paithani', 'counter@saaf.example'].filter((part) =>
    log.join('\n').toLowerCase().includes(part),
  )

async function findUnsent() {
  return (await readOutbox(payload)).find(({ kind }) => kind === 'booking-confirmation')!
}

const messages = () =>
  log.map((line) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { reason: string } }
    return err ? `${msg}: ${err.reason}` : msg
  })

describe('log of failed mails', () => {
  it('names the mail and the reply when the server rejects the recipient', async () => {
    server.rejectRecipient(customer.email)
    await createBooking(payload, customer)
    await sendAllMails(payload)
    const { id, lastError } = await findUnsent()
    expect(messages()).toEqual([
      `Email ${id} could not be sent: the mail server answered 550 to RCPT TO`,
    ])
    expect(lastError).toContain('no such mailbox')
  })

  it('leaves out personal details that the server repeats', async () => {
    const { name, email } = customer
    server.rejectAllWith(`5.7.1 <${email}> "${name}": Message content rejected`)
    await createBooking(payload, customer)
    await sendAllMails(payload)
    expect(messages()).toHaveLength(2)
    const { id, lastError } = await findUnsent()
    expect(messages()).toContain(
      `Email ${id} could not be sent: the mail server answered 550 5.7.1 to DATA`,
    )
    expect(leakedDetails()).toEqual([])
    // Staff read the reply in the outbox.
    expect(lastError).toContain('Message content rejected')
    expect(lastError).not.toMatch(new RegExp(`${email}|${name}`, 'i'))
  })

  it('names the connection error when the mail server is down', async () => {
    await server.stop()
    await createBooking(payload, customer)
    await sendAllMails(payload)
    const { id } = await findUnsent()
    const { host } = new URL(server.url)
    expect(messages()).toHaveLength(2)
    expect(messages()).toContain(`Email ${id} could not be sent: connect ECONNREFUSED ${host}`)
  })

  it('names the SQL state when the database rejects the result', async () => {
    const { pool } = getPostgres(payload)
    await createBooking(payload, customer)
    await pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'Refused: %', NEW.html USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON emails FOR EACH ROW
        WHEN (NEW.html IS NOT NULL) EXECUTE FUNCTION refuse()`)
    await sendAllMails(payload)
    await pool.query('DROP FUNCTION refuse CASCADE')
    const { id } = await findUnsent()
    expect(messages()).toContain(`Email ${id} could not be sent: the database refused it (53100)`)
    expect(leakedDetails()).toEqual([])
  })

  it('includes our stack trace when the mail cannot be written', async () => {
    const { id } = await createBooking(payload, customer)
    // Forms reject this date.
    const date = 'someday'
    await payload.db.updateOne({ collection: 'bookings', id, data: { date } })
    await sendAllMails(payload)
    expect(log.length).toBeGreaterThan(0)
    expect(messages().join('\n')).toMatch(/^Email [\da-f-]{36} /)
    expect(log.join('\n')).toMatch(/\s+at .*\.tsx?:\d+/)
    expect(leakedDetails()).toEqual([])
  })

  it('stays empty when the mails are sent', async () => {
    await createBooking(payload, customer)
    await sendAllMails(payload)
    expect(server.received).toHaveLength(2)
    expect(messages()).toEqual([])
  })
})
