import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

// docs/reliability.md lists the measurements.

const mailsOfBooking = 2
// Limits how many mails a slow machine must send in time.
const retryPauseMs = 500
const mailPatience = { timeout: 150_000, interval: 250 }

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

const form = (changes: Form = {}): Form => ({ ...formFields, ...bookingFields(changes) })

/** The booking's reference, or null if refused or unanswered. */
async function send(site: string, fields: Form): Promise<string | null> {
  const answer = await postBooking(site, fields).catch(() => null)
  return /booked=([0-9A-F]{8})/.exec(answer?.headers.get('Location') ?? '')?.[1] ?? null
}

function sendUntilBooked(site: string, fields: Form): Promise<string> {
  return vi.waitUntil(() => send(site, fields), { timeout: 60_000, interval: 200 })
}

const query = <Row extends object>(question: string, values: unknown[] = []) =>
  queryOnce<Row>(running.databaseUrl, question, values)

/** References by request key. Expects each form at most once. */
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

/** Copies of a mail must share one Message-ID. */
async function expectAllMailed(references: Iterable<string>, mailsEach = mailsOfBooking) {
  const expected = [...references]
  await vi.waitFor(() => {
    for (const reference of expected) {
      const about = mail.received.filter(({ subject }) => subject?.includes(reference))
      const subjects = new Set(about.map(({ subject }) => subject))
      expect(subjects.size, reference).toBe(mailsEach)
      expect(new Set(about.map(({ messageId }) => messageId)).size, reference).toBe(mailsEach)
    }
  }, mailPatience)
  await vi.waitFor(async () => {
    expect(await query(`SELECT subject FROM emails WHERE status <> 'sent'`)).toEqual([])
  }, mailPatience)
}

const countDuplicates = () => {
  const ids = mail.received.map(({ messageId }) => messageId)
  return ids.length - new Set(ids).size
}

describe('a killed site', () => {
  it('stores each booking once when clients retry on the other site', async () => {
    // Delays each commit, so that the kill happens during it.
    await query(`
      CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$`)
    await query(`
      CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON bookings
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger()`)
    const forms = Array.from({ length: 8 }, () => form())
    const answers = forms.map((fields) => send(running.sites[0], fields))
    const lingering = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'`
    await vi.waitFor(async () => expect(await query(lingering)).toHaveLength(8), waitOptions)
    await running.processes.site.kill()
    expect(await Promise.all(answers)).toEqual(forms.map(() => null))

    // PostgreSQL finishes the commits without the site.
    await vi.waitFor(async () => expect((await findReferences(forms)).size).toBe(8), waitOptions)
    await query('DROP TRIGGER linger ON bookings')
    const retried = await Promise.all(forms.map((fields) => send(running.sites[1], fields)))
    const stored = await findReferences(forms)
    expect(retried).toEqual(forms.map(({ requestKey }) => stored.get(requestKey!)))
    await running.processes.site.start()
    await expectAllMailed(stored.values())
  })
})

describe('a killed worker', () => {
  it('sends every mail, and repeats keep their Message-ID', async () => {
    mail.delayReplies(3_000)
    const before = mail.received.length
    const forms = Array.from({ length: 6 }, () => form())
    await Promise.all(forms.map((fields) => sendUntilBooked(running.sites[0], fields)))
    // The worker has not yet recorded these as sent.
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(before), waitOptions)
    await running.processes.cms.kill()
    mail.delayReplies(0)
    await running.processes.cms.start()
    await expectAllMailed((await findReferences(forms)).values())
    expect(countDuplicates()).toBeGreaterThan(0)
  })
})

describe('a killed PostgreSQL', () => {
  it('loses no acknowledged booking under load, and duplicates none', async () => {
    const sent: { fields: Form; acknowledged: string | null }[] = []
    let loading = true
    const clients = Array.from({ length: 6 }, async (_, client) => {
      while (loading) {
        const fields = form()
        const entry = { fields, acknowledged: await send(running.sites[client % 2]!, fields) }
        sent.push(entry)
        if (!entry.acknowledged) await setTimeout(retryPauseMs)
      }
    })
    const acknowledgedSoFar = () => sent.filter((entry) => entry.acknowledged).length
    await vi.waitFor(() => expect(acknowledgedSoFar()).toBeGreaterThan(40), waitOptions)
    await running.processes.postgres.kill()
    await vi.waitFor(async () => {
      expect((await fetch(`${running.sites[0]}/healthz`)).status).toBe(503)
    }, waitOptions)
    await running.processes.postgres.start()
    const startedAt = performance.now()
    await sendUntilBooked(running.sites[0], form())
    const recoveryMs = Math.round(performance.now() - startedAt)
    const before = acknowledgedSoFar()
    await vi.waitFor(() => expect(acknowledgedSoFar()).toBeGreaterThan(before + 40), waitOptions)
    loading = false
    await Promise.all(clients)

    const acknowledged = sent.filter((entry) => entry.acknowledged)
    const refused = sent.filter((entry) => !entry.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    const stored = await findReferences(acknowledged.map(({ fields }) => fields))
    expect(acknowledged.map(({ fields }) => stored.get(fields.requestKey!))).toEqual(
      acknowledged.map((entry) => entry.acknowledged),
    )
    // A retry returns the booking if it was stored.
    const storedUnanswered = await findReferences(refused.map(({ fields }) => fields))
    const retried = await Promise.all(
      refused.map(({ fields }) => sendUntilBooked(running.sites[1], fields)),
    )
    for (const [index, { fields }] of refused.entries()) {
      const first = storedUnanswered.get(fields.requestKey!)
      if (first) expect(retried[index]).toBe(first)
    }
    const all = await findReferences(sent.map(({ fields }) => fields))
    expect(all.size).toBe(sent.length)
    await expectAllMailed(all.values())
    console.info(
      `PostgreSQL killed under load: ${acknowledged.length} acknowledged, ${refused.length} not (of these, ${storedUnanswered.size} were stored); booking worked again ${recoveryMs} ms after the start.`,
    )
  }, 240_000)
})

describe('a failing mail server', () => {
  it('receives the queued mails when it is back', async () => {
    const { port } = new URL(mail.url)
    await mail.stop()
    const forms = Array.from({ length: 3 }, () => form())
    await Promise.all(forms.map((fields) => sendUntilBooked(running.sites[0], fields)))
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

  it('does not slow down bookings when it is slow', async () => {
    mail.delayReplies(5_000)
    const fields = form()
    const startedAt = performance.now()
    const reference = await send(running.sites[0], fields)
    expect(reference).not.toBeNull()
    expect(mail.received.some(({ subject }) => subject?.includes(reference!))).toBe(false)
    console.info(
      `Booked in ${Math.round(performance.now() - startedAt)} ms with a slow mail server.`,
    )
    await expectAllMailed([reference!])
    mail.delayReplies(0)
  })

  it('still delivers to the others when it refuses one recipient, and the outbox records the refusal', async () => {
    const [first] = await query<{ address: string }>(
      'SELECT address FROM business_info_staff_addresses ORDER BY _order LIMIT 1',
    )
    mail.rejectRecipient(first!.address)
    const reference = await sendUntilBooked(running.sites[0], form())
    await expectAllMailed([reference])
    const [notice] = await query<{ last_error: string }>(
      `SELECT last_error FROM emails WHERE subject LIKE 'New Booking #${reference}%'`,
    )
    expect(notice!.last_error).toBe(`The mail server refused ${first!.address}.`)
  })

  it('gets a mail again once after it hangs up', async () => {
    mail.dropNextMails(1)
    const before = countDuplicates()
    const reference = await sendUntilBooked(running.sites[0], form())
    await expectAllMailed([reference])
    expect(countDuplicates()).toBe(before)
  })
})
