import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashOfKey } from '#platform/crypto/manage-key.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { patience } from '#tests/setup/patience.ts'
import { askOnce } from '#tests/systems/ask-once.ts'
import { type MailServer, startMailServer } from '#tests/systems/mail-server.ts'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

// The production build, which `npm test` has made before. docs/reliability.md says what was measured here.

const mailsOfBooking = 2
// Every form that was refused is sent again later, and two mails for each: few enough to be sent in time on a slow machine.
const retryPauseMs = 500
const mailPatience = { timeout: 150_000, interval: 250 }

type Form = Record<string, string>

let running: TwoSites
let mail: MailServer
let hidden: Form

beforeAll(async () => {
  mail = await startMailServer()
  running = await startTwoSites({
    settings: { SMTP_URL: mail.url, RATE_LIMITS: 'off' },
  })
  hidden = await openBookingForm(running.sites[0])
}, 120_000)

afterAll(async () => {
  await running?.stop()
  await mail?.stop()
})

const form = (changes: Form = {}): Form => ({ ...hidden, ...bookingFields(changes) })

/** The reference of the booking that a form was answered with; null where it was not booked, or never answered. */
async function send(site: string, fields: Form): Promise<string | null> {
  const answer = await postBooking(site, fields).catch(() => null)
  return /booked=([0-9A-F]{8})/.exec(answer?.headers.get('Location') ?? '')?.[1] ?? null
}

/** As a person who tries again until it is booked. */
function sendUntilBooked(site: string, fields: Form): Promise<string> {
  return vi.waitUntil(() => send(site, fields), { timeout: 60_000, interval: 200 })
}

const ask = <Row extends object>(question: string, values: unknown[] = []) =>
  askOnce<Row>(running.databaseUrl, question, values)

/** What is stored for these forms, by their request keys: each must stand there once. */
async function referencesOf(forms: Form[]): Promise<Map<string, string>> {
  const keys = new Map(forms.map(({ requestKey }) => [hashOfKey(requestKey!), requestKey!]))
  const stored = await ask<{ request_key: string; reference: string }>(
    'SELECT request_key, reference FROM bookings WHERE request_key = ANY($1)',
    [[...keys.keys()]],
  )
  const references = new Map(stored.map((row) => [keys.get(row.request_key)!, row.reference]))
  expect(references.size).toBe(stored.length)
  return references
}

/** Every mail of these bookings has arrived; of a mail that came twice both copies have one Message-ID. */
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
    expect(await ask(`SELECT subject FROM emails WHERE status <> 'sent'`)).toEqual([])
  }, mailPatience)
}

const copies = () => {
  const ids = mail.received.map(({ messageId }) => messageId)
  return ids.length - new Set(ids).size
}

describe('the site is killed', () => {
  it('between storing bookings and answering: sent again to the other site, each is there once', async () => {
    // Makes every commit of a booking last long enough for a kill in the middle of it.
    await ask(`
      CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$`)
    await ask(`
      CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON bookings
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger()`)
    const forms = Array.from({ length: 8 }, () => form())
    const answers = forms.map((fields) => send(running.sites[0], fields))
    const lingering = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'`
    await vi.waitFor(async () => expect(await ask(lingering)).toHaveLength(8), patience)
    await running.processes.site.kill()
    expect(await Promise.all(answers)).toEqual(forms.map(() => null))

    // The database goes on with what it was told to store, whether or not anybody waits for it.
    await vi.waitFor(async () => expect((await referencesOf(forms)).size).toBe(8), patience)
    await ask('DROP TRIGGER linger ON bookings')
    const again = await Promise.all(forms.map((fields) => send(running.sites[1], fields)))
    const stored = await referencesOf(forms)
    expect(again).toEqual(forms.map(({ requestKey }) => stored.get(requestKey!)))
    await running.processes.site.start()
    await expectAllMailed(stored.values())
  })
})

describe('the worker is killed', () => {
  it('while it sends: what it was sending comes, at most again under the same Message-ID', async () => {
    mail.delay(3_000)
    const before = mail.received.length
    const forms = Array.from({ length: 6 }, () => form())
    await Promise.all(forms.map((fields) => sendUntilBooked(running.sites[0], fields)))
    // The mail server has taken some that the worker does not know of yet.
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(before), patience)
    await running.processes.cms.kill()
    mail.delay(0)
    await running.processes.cms.start()
    await expectAllMailed((await referencesOf(forms)).values())
    expect(copies()).toBeGreaterThan(0)
  })
})

describe('PostgreSQL is killed', () => {
  it('under load: no booking that was acknowledged is lost, and none is doubled', async () => {
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
    await vi.waitFor(() => expect(acknowledgedSoFar()).toBeGreaterThan(40), patience)
    await running.processes.postgres.kill()
    await vi.waitFor(async () => {
      expect((await fetch(`${running.sites[0]}/healthz`)).status).toBe(503)
    }, patience)
    await running.processes.postgres.start()
    const startedAt = performance.now()
    await sendUntilBooked(running.sites[0], form())
    const recoveryMs = Math.round(performance.now() - startedAt)
    const before = acknowledgedSoFar()
    await vi.waitFor(() => expect(acknowledgedSoFar()).toBeGreaterThan(before + 40), patience)
    loading = false
    await Promise.all(clients)

    const acknowledged = sent.filter((entry) => entry.acknowledged)
    const refused = sent.filter((entry) => !entry.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    const kept = await referencesOf(acknowledged.map(({ fields }) => fields))
    expect(acknowledged.map(({ fields }) => kept.get(fields.requestKey!))).toEqual(
      acknowledged.map((entry) => entry.acknowledged),
    )
    // Whoever was not answered tries again, and gets the booking that may have been stored after all.
    const late = await referencesOf(refused.map(({ fields }) => fields))
    const again = await Promise.all(
      refused.map(({ fields }) => sendUntilBooked(running.sites[1], fields)),
    )
    for (const [index, { fields }] of refused.entries()) {
      const first = late.get(fields.requestKey!)
      if (first) expect(again[index]).toBe(first)
    }
    const all = await referencesOf(sent.map(({ fields }) => fields))
    expect(all.size).toBe(sent.length)
    await expectAllMailed(all.values())
    console.info(
      `PostgreSQL killed under load: ${acknowledged.length} acknowledged, ${refused.length} not, of those ${late.size} stored all the same; booked again ${recoveryMs} ms after it was started.`,
    )
  }, 240_000)
})

describe('the mail server', () => {
  it('is down: what is booked meanwhile is mailed once it is back', async () => {
    const { port } = new URL(mail.url)
    await mail.stop()
    const forms = Array.from({ length: 3 }, () => form())
    await Promise.all(forms.map((fields) => sendUntilBooked(running.sites[0], fields)))
    await vi.waitFor(
      async () =>
        expect(
          (await ask(`SELECT id FROM emails WHERE status = 'queued' AND attempts > 0`)).length,
        ).toBeGreaterThan(0),
      patience,
    )
    mail = await startMailServer({ port: Number(port) })
    await expectAllMailed((await referencesOf(forms)).values())
  })

  it('is slow: bookings are not', async () => {
    mail.delay(5_000)
    const fields = form()
    const startedAt = performance.now()
    const reference = await send(running.sites[0], fields)
    expect(reference).not.toBeNull()
    expect(mail.received.some(({ subject }) => subject?.includes(reference!))).toBe(false)
    console.info(
      `Booked in ${Math.round(performance.now() - startedAt)} ms beside a slow mail server.`,
    )
    await expectAllMailed([reference!])
    mail.delay(0)
  })

  it('refuses one recipient: the others get their mail, and the outbox says who did not', async () => {
    const [first] = await ask<{ address: string }>(
      'SELECT address FROM business_info_staff_addresses ORDER BY _order LIMIT 1',
    )
    mail.refuse(first!.address)
    const reference = await sendUntilBooked(running.sites[0], form())
    await expectAllMailed([reference])
    const [notice] = await ask<{ last_error: string }>(
      `SELECT last_error FROM emails WHERE subject LIKE 'New Booking #${reference}%'`,
    )
    expect(notice!.last_error).toBe(`The mail server refused ${first!.address}.`)
  })

  it('hangs up in the middle of a mail: it is sent again, once', async () => {
    mail.dropNext(1)
    const before = copies()
    const reference = await sendUntilBooked(running.sites[0], form())
    await expectAllMailed([reference])
    expect(copies()).toBe(before)
  })
})
