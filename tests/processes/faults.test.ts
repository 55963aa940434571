import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

// docs/reliability.md has the measurements that these tests print.

const mailsPerBooking = 2
const retryPauseMs = 500
const mailWait = { timeout: 150_000, interval: 250 }

type Form = Record<string, string>

let running: TwoSites
let mail: MailServer
let formFields: Form

beforeAll(async () => {
  mail = await startMailServer()
  running = await startTwoSites({
    settings: { SMTP_URL: mail.url, RATE_LIMITS: 'off' },
  })
  formFields = await openBookingForm(running.sites[0])
}, 120_000)

afterAll(async () => {
  await running?.stop()
  await mail?.stop()
})

const newForm = (changes: Form = {}): Form => ({ ...formFields, ...bookingFields(changes) })

async function submit(site: string, fields: Form): Promise<string | null> {
  const response = await postBooking(site, fields).catch(() => null)
  return /booked=([0-9A-F]{8})/.exec(response?.headers.get('Location') ?? '')?.[1] ?? null
}

function submitUntilBooked(site: string, fields: Form): Promise<string> {
  return vi.waitUntil(() => submit(site, fields), { timeout: 60_000, interval: 200 })
}

const query = <Row extends object>(statement: string, values: unknown[] = []) =>
  queryOnce<Row>(running.databaseUrl, statement, values)

/** Returns references by request key. Expects each form to be stored at most once. */
async function findReferences(forms: Form[]): Promise<Map<string, string>> {
  const keys = new Map(forms.map(({ requestKey }) => [hashManageKey(requestKey!), requestKey!]))
  const stored = await query<{ request_key: string; reference: string }>(
    'SELECT request_key, reference FROM bookings WHERE request_key = ANY($1)',
    [[...keys.keys()]],
  )
  const references = new Map(stored.map((row) => [keys.get(row.request_key)!, row.reference]))
  expect(references.size).toBe(stored.length)
  return references
}

/** Duplicates of a mail have the same Message-ID. */
async function expectAllMailed(references: Iterable<string>) {
  const expected = [...references]
  await vi.waitFor(() => {
    for (const reference of expected) {
      const about = mail.received.filter(({ subject }) => subject?.includes(reference))
      const subjects = new Set(about.map(({ subject }) => subject))
      expect(subjects.size, reference).toBe(mailsPerBooking)
      expect(new Set(about.map(({ messageId }) => messageId)).size, reference).toBe(mailsPerBooking)
    }
  }, mailWait)
  await vi.waitFor(async () => {
    expect(await query(`SELECT subject FROM emails WHERE status <> 'sent'`)).toEqual([])
  }, mailWait)
}

const countDuplicates = () => {
  const ids = mail.received.map(({ messageId }) => messageId)
  return ids.length - new Set(ids).size
}

describe('when the site is killed', () => {
  it('stores each booking once when clients retry on the other site', async () => {
    // Delays each commit, so that the kill happens during it.
    await query(`
      CREATE FUNCTION slow_commit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$`)
    await query(`
      CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON bookings
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow_commit()`)
    const forms = Array.from({ length: 8 }, () => newForm())
    const responses = forms.map((fields) => submit(running.sites[0], fields))
    const sleepingConnections = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'`
    await vi.waitFor(
      async () => expect(await query(sleepingConnections)).toHaveLength(8),
      waitOptions,
    )
    await running.processes.site.kill()
    expect(await Promise.all(responses)).toEqual(forms.map(() => null))

    // PostgreSQL finishes the commits without the site.
    await vi.waitFor(async () => expect((await findReferences(forms)).size).toBe(8), waitOptions)
    await query('DROP TRIGGER slow_commit ON bookings')
    const retried = await Promise.all(forms.map((fields) => submit(running.sites[1], fields)))
    const stored = await findReferences(forms)
    expect(retried).toEqual(forms.map(({ requestKey }) => stored.get(requestKey!)))
    await running.processes.site.start()
    await expectAllMailed(stored.values())
  })
})

describe('when the worker is killed', () => {
  it('sends every mail, and duplicates have the same Message-ID', async () => {
    mail.delayReplies(3_000)
    const before = mail.received.length
    const forms = Array.from({ length: 6 }, () => newForm())
    await Promise.all(forms.map((fields) => submitUntilBooked(running.sites[0], fields)))
    // The worker has not yet recorded these as sent.
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(before), waitOptions)
    await running.processes.cms.kill()
    mail.delayReplies(0)
    await running.processes.cms.start()
    await expectAllMailed((await findReferences(forms)).values())
    expect(countDuplicates()).toBeGreaterThan(0)
  })
})

describe('when PostgreSQL is killed', () => {
  it('loses no acknowledged booking under load, and duplicates none', async () => {
    const submissions: { fields: Form; reference: string | null }[] = []
    let isLoading = true
    const clients = Array.from({ length: 6 }, async (_, client) => {
      while (isLoading) {
        const fields = newForm()
        const submission = { fields, reference: await submit(running.sites[client % 2]!, fields) }
        submissions.push(submission)
        if (!submission.reference) await setTimeout(retryPauseMs)
      }
    })
    const countAcknowledged = () => submissions.filter(({ reference }) => reference).length
    await vi.waitFor(() => expect(countAcknowledged()).toBeGreaterThan(40), waitOptions)
    await running.processes.postgres.kill()
    await vi.waitFor(async () => {
      expect((await fetch(`${running.sites[0]}/healthz`)).status).toBe(503)
    }, waitOptions)
    await running.processes.postgres.start()
    const startedAt = performance.now()
    await submitUntilBooked(running.sites[0], newForm())
    const recoveryMs = Math.round(performance.now() - startedAt)
    const before = countAcknowledged()
    await vi.waitFor(() => expect(countAcknowledged()).toBeGreaterThan(before + 40), waitOptions)
    isLoading = false
    await Promise.all(clients)

    const acknowledged = submissions.filter(({ reference }) => reference)
    const refused = submissions.filter(({ reference }) => !reference)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    const stored = await findReferences(acknowledged.map(({ fields }) => fields))
    expect(acknowledged.map(({ fields }) => stored.get(fields.requestKey!))).toEqual(
      acknowledged.map(({ reference }) => reference),
    )
    // A retry returns the booking if it was stored.
    const storedUnanswered = await findReferences(refused.map(({ fields }) => fields))
    const retried = await Promise.all(
      refused.map(({ fields }) => submitUntilBooked(running.sites[1], fields)),
    )
    for (const [index, { fields }] of refused.entries()) {
      const first = storedUnanswered.get(fields.requestKey!)
      if (first) expect(retried[index]).toBe(first)
    }
    const all = await findReferences(submissions.map(({ fields }) => fields))
    expect(all.size).toBe(submissions.length)
    await expectAllMailed(all.values())
    console.info(
      `PostgreSQL killed under load: ${acknowledged.length} acknowledged, ${refused.length} not (${storedUnanswered.size} of them stored); booking worked again ${recoveryMs} ms after the start.`,
    )
  }, 240_000)
})

describe('mail delivery', () => {
  it('sends the queued mails when the mail server is back', async () => {
    const { port } = new URL(mail.url)
    await mail.stop()
    const forms = Array.from({ length: 3 }, () => newForm())
    await Promise.all(forms.map((fields) => submitUntilBooked(running.sites[0], fields)))
    await vi.waitFor(
      async () =>
        expect(
          (await query(`SELECT id FROM emails WHERE status = 'queued' AND attempts > 0`)).length,
        ).toBeGreaterThan(0),
      waitOptions,
    )
    mail = await startMailServer({ port: Number(port) })
    await expectAllMailed((await findReferences(forms)).values())
  })

  it('does not slow down bookings when the mail server is slow', async () => {
    mail.delayReplies(5_000)
    const fields = newForm()
    const startedAt = performance.now()
    const reference = await submit(running.sites[0], fields)
    expect(reference).not.toBeNull()
    expect(mail.received.some(({ subject }) => subject?.includes(reference!))).toBe(false)
    console.info(
      `Booked in ${Math.round(performance.now() - startedAt)} ms with a slow mail server.`,
    )
    await expectAllMailed([reference!])
    mail.delayReplies(0)
  })

  it('reaches the other recipients when one is refused, and records the refusal', async () => {
    const [first] = await query<{ address: string }>(
      'SELECT address FROM business_info_staff_addresses ORDER BY _order LIMIT 1',
    )
    mail.rejectRecipient(first!.address)
    const reference = await submitUntilBooked(running.sites[0], newForm())
    await expectAllMailed([reference])
    const [notice] = await query<{ last_error: string }>(
      `SELECT last_error FROM emails WHERE subject LIKE 'New Booking #${reference}%'`,
    )
    expect(notice!.last_error).toBe(`The mail server refused ${first!.address}.`)
  })

  it('sends a mail again once when the mail server closes the connection', async () => {
    mail.dropNextMails(1)
    const before = countDuplicates()
    const reference = await submitUntilBooked(running.sites[0], newForm())
    await expectAllMailed([reference])
    expect(countDuplicates()).toBe(before)
  })
})
