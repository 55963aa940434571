import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type BookingLoad, manySlots, measureBookings } from '#bench/helpers/booking-load.ts'
import { openEventStreams } from '#bench/helpers/event-streams.ts'
import { fillBookings, rareTexts } from '#bench/helpers/fill-bookings.ts'
import { machineDescription, median } from '#bench/helpers/measurement.ts'
import { type Release, startRelease } from '#bench/helpers/release.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

/**
 * Compares the dashboard with 1,000 and 1,000,000 bookings (BOOKINGS), in alternating requests
 * (ASKS). Then measures 200 open dashboards, and the cost of counters and checks for new bookings.
 * Needs wrk. Settings: ROUNDS, SECONDS.
 */
const requestCount = Number(process.env.ASKS ?? 40)
const many = Number(process.env.BOOKINGS ?? 1_000_000)
const few = 1_000
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const clients = 16
const streamCount = 200
const changeCount = 50
const today = localDateAt(new Date())

interface Shop extends Release {
  bookings: number
  cookie: string
  ask: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>
}

async function openShop(bookings: number): Promise<Shop> {
  const release = await startRelease('.', 10_000)
  const began = performance.now()
  await fillBookings(release.databaseUrl, bookings)
  const tookSeconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${bookings.toLocaleString('en')} bookings stored in ${tookSeconds} s`)
  const client = new pg.Client({ connectionString: release.databaseUrl })
  await client.connect()
  return {
    ...release,
    bookings,
    cookie: await signIn(release.site),
    ask: async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows,
    stop: async () => {
      await client.end()
      await release.stop()
    },
  }
}

async function signIn(site: string): Promise<string> {
  const { email, password } = staff
  const answer = await fetch(`${site}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { Origin: site },
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (answer.status !== 302) throw new Error(`Sign-in failed: ${answer.status}`)
  return cookies.join('; ')
}

/** Both shops have the same rare search results. */
async function pagesOf({ bookings, ask }: Shop): Promise<Record<string, string>> {
  const referenceAt = async (place: number) =>
    (
      await ask<{ reference: string }>(
        `SELECT reference FROM bookings ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET ${place}`,
      )
    )[0]!.reference
  const dashboard = (query: Record<string, string>) =>
    `/admin/dashboard?${new URLSearchParams(query)}`
  return {
    all: dashboard({}),
    'all, far down': dashboard({ after: await referenceAt(bookings * 0.8) }),
    'all, pending': dashboard({ status: 'pending' }),
    'all, unpaid': dashboard({ bill: 'unpaid' }),
    'all, ready': dashboard({ step: 'ready' }),
    today: dashboard({ view: 'today' }),
    tomorrow: dashboard({ view: 'tomorrow' }),
    'to confirm': dashboard({ view: 'to-confirm' }),
    unconfirmed: dashboard({ view: 'unconfirmed' }),
    overdue: dashboard({ view: 'overdue' }),
    unpaid: dashboard({ view: 'unpaid' }),
    'mail failed': dashboard({ view: 'mail-failed' }),
    duplicates: dashboard({ view: 'duplicates' }),
    'search: phone': dashboard({ q: rareTexts.phone }),
    'search: name of few': dashboard({ q: rareTexts.name }),
    'search: reference': dashboard({ q: await referenceAt(500) }),
    'search: word of few addresses': dashboard({ q: rareTexts.word }),
    'search: word, status and day': dashboard({
      ...{ q: rareTexts.word, status: 'confirmed', date: addDays(today, 1) },
    }),
    'search: name of many': dashboard({ q: 'asha' }),
    'search: both names of many': dashboard({ q: 'asha kulkarni' }),
    'counters (an empty view)': dashboard({ date: '1999-01-01' }),
    'CSV of all, first byte': '/admin/bookings.csv',
    'CSV of a search, first byte': `/admin/bookings.csv?q=${rareTexts.word}`,
  }
}

/** Milliseconds to the first byte of a CSV, or the end of a page; null on 404. */
async function timeOf({ site, cookie }: Shop, path: string): Promise<number | null> {
  const abort = new AbortController()
  const began = performance.now()
  const answer = await fetch(site + path, {
    headers: { Cookie: cookie },
    redirect: 'manual',
    signal: abort.signal,
  })
  if (path.includes('.csv')) {
    await answer.body?.getReader().read()
    abort.abort()
  } else {
    await answer.text()
  }
  const elapsedMs = performance.now() - began
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return elapsedMs
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
const ms = (time: number) => Number(time.toPrecision(3))

async function comparePages(shops: [Shop, Shop]): Promise<void> {
  const pages = await Promise.all(shops.map(pagesOf))
  const rows: Record<string, unknown> = {}
  for (const name of Object.keys(pages[0]!)) {
    const times: [number[], number[]] = [[], []]
    for (let round = -5; round < requestCount; round += 1) {
      for (const [index, shop] of shops.entries()) {
        const elapsedMs = await timeOf(shop, pages[index]![name]!)
        // Skip the warm-up.
        if (elapsedMs !== null && round >= 0) times[index]!.push(elapsedMs)
      }
    }
    const [ofFew, ofMany] = times
    if (ofFew.length === 0) {
      rows[name] = { 'few p50': 'not found' }
      continue
    }
    rows[name] = {
      'few p50': ms(quantile(ofFew, 0.5)),
      'many p50': ms(quantile(ofMany, 0.5)),
      'ratio p50': ms(quantile(ofMany, 0.5) / quantile(ofFew, 0.5)),
      'few p95': ms(quantile(ofFew, 0.95)),
      'many p95': ms(quantile(ofMany, 0.95)),
      'ratio p95': ms(quantile(ofMany, 0.95) / quantile(ofFew, 0.95)),
    }
    console.error(name, JSON.stringify(rows[name]))
  }
  console.log(`ms with ${few} bookings and with ${many}; ${requestCount} alternating requests each`)
  console.table(rows)
}

/** Memory, and how soon a change reaches all dashboards. */
async function measureStreams(shop: Shop): Promise<void> {
  const before = await shop.siteMiB()
  const streams = await openEventStreams(shop, streamCount)
  await setTimeout(1_000)
  const open = await shop.siteMiB()
  const pending = await shop.ask<Record<'id' | 'date' | 'time', string>>(
    `SELECT id, date, time FROM bookings WHERE status = 'pending' AND date > '${today}' ORDER BY id LIMIT ${changeCount}`,
  )
  const delays: number[] = []
  const last: number[] = []
  for (const { id, date, time } of pending) {
    const updates = streams.waitForBooking(id)
    await confirm(shop, `${id} pending ${date} ${time}`)
    const answered = performance.now()
    const arrivals = (await updates).map((at) => Math.max(0, at - answered))
    delays.push(...arrivals)
    last.push(Math.max(...arrivals))
  }
  const after = await shop.siteMiB()
  streams.close()
  console.log(`${streamCount} open event streams`)
  console.table({
    'memory of the site, MiB': { before, open, 'after the updates': after },
    'ms from response to update': {
      p50: ms(quantile(delays, 0.5)),
      p95: ms(quantile(delays, 0.95)),
      'last dashboard, p50': ms(median(last)),
      'last dashboard, worst': ms(Math.max(...last)),
    },
  })
}

async function confirm({ site, cookie }: Shop, selected: string): Promise<void> {
  const answer = await fetch(`${site}/admin/dashboard`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'change-selected', to: 'confirmed', selected }),
    headers: { Cookie: cookie, Origin: site },
    redirect: 'manual',
  })
  await answer.text()
  if (answer.status >= 400) throw new Error(`Confirmation failed: ${answer.status}`)
}

async function compareBookings(
  what: string,
  shop: Shop,
  ways: Record<string, () => Promise<() => Promise<unknown>>>,
): Promise<void> {
  const results: Record<string, BookingLoad[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    const ordered = Object.entries(ways)
    for (const [way, prepare] of round % 2 === 0 ? ordered : ordered.reverse()) {
      const undo = await prepare()
      ;(results[way] ??= []).push(await measureBookings(shop, clients, seconds, manySlots))
      await undo()
    }
  }
  const of = (loads: BookingLoad[], figure: keyof BookingLoad) =>
    ms(median(loads.map((load) => load[figure])))
  const rows = Object.keys(ways).map((way) => {
    const loads = results[way]!
    const row = {
      'per second': of(loads, 'perSecond'),
      'p50 ms': of(loads, 'p50Ms'),
      'p99 ms': of(loads, 'p99Ms'),
      'site ms': of(loads, 'siteMs'),
      'PostgreSQL ms': of(loads, 'postgresMs'),
      refused: of(loads, 'refused'),
    }
    return [way, row]
  })
  console.log(`${what}; ${rounds} rounds of ${seconds} s, ${clients} clients`)
  console.table(Object.fromEntries(rows))
}

const noUndo = () => Promise.resolve()

function without(shop: Shop, disable: string, restore: string) {
  return async () => {
    await shop.ask(disable)
    return () => shop.ask(restore)
  }
}

/** SQL without the check for changed branches in `store_booking`, and SQL to restore it. */
async function branchCheckOf(shop: Shop): Promise<{ disable: string; restore: string }> {
  const [found] = await shop.ask<{ restore: string }>(
    `SELECT pg_get_functiondef(oid) AS "restore" FROM pg_proc
     WHERE proname = 'store_booking'`,
  )
  const { restore } = found!
  const disable = restore.replace(`OR request#>>'{version,branches}' <> branches_version()`, '')
  if (disable === restore) throw new Error('store_booking has no check of branches to remove.')
  return { disable, restore }
}

async function branchKeyOf(shop: Shop): Promise<{ disable: string; restore: string }> {
  const [found] = await shop.ask<{ name: string }>(
    `SELECT quote_ident(tgname) AS name FROM pg_trigger JOIN pg_constraint ON tgconstraint = pg_constraint.oid
     WHERE tgrelid = 'bookings'::regclass AND conname = 'bookings_branch_id_branches_id_fk' AND tgfoid = '"RI_FKey_check_ins"'::regproc`,
  )
  const trigger = found!.name
  return {
    disable: `ALTER TABLE bookings DISABLE TRIGGER ${trigger}`,
    restore: `ALTER TABLE bookings ENABLE TRIGGER ${trigger}`,
  }
}

console.log(machineDescription)
const shops: Shop[] = []
try {
  for (const bookings of [few, many]) shops.push(await openShop(bookings))
  const [shopOfFew, shop] = shops as [Shop, Shop]
  await comparePages([shopOfFew, shop])
  await measureStreams(shop)

  await measureBookings(shop, 4, seconds, manySlots)
  await compareBookings('Bookings while dashboards are open', shop, {
    'none open': () => Promise.resolve(noUndo),
    [`${streamCount} open`]: async () => {
      const streams = await openEventStreams(shop, streamCount)
      return () => Promise.resolve(streams.close())
    },
  })
  const [check, key] = [await branchCheckOf(shop), await branchKeyOf(shop)]
  await compareBookings('Bookings without one feature', shop, {
    unchanged: () => Promise.resolve(noUndo),
    'without counters': without(
      shop,
      'ALTER TABLE bookings DISABLE TRIGGER count_stored',
      'ALTER TABLE bookings ENABLE TRIGGER count_stored',
    ),
    'without the branch check': without(shop, check.disable, check.restore),
    'without the branch foreign key': without(shop, key.disable, key.restore),
  })
} finally {
  for (const shop of shops) await shop.stop()
}
