import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { staff } from '#tests/setup/accounts.ts'
import { type BookingLoad, manySlots, measureBookings } from './booking-load.ts'
import { openEventStreams } from './event-streams.ts'
import { fillBookings, rare } from './many-bookings.ts'
import { machine, median } from './measuring.ts'
import { type Release, startRelease } from './release.ts'

/**
 * What the dashboard takes with 1 000 000 bookings beside 1 000, asked in turns in one run; what 200 dashboards that are
 * left open cost; and what bookings pay for what is counted and checked as they are stored. Needs production builds and wrk:
 * `npm run build`, then `npm run bench:dashboard`. ASKS says how often each page is asked of each; BOOKINGS how many the many are;
 * ROUNDS and SECONDS how often and how long bookings are made.
 */
const asks = Number(process.env.ASKS ?? 40)
const many = Number(process.env.BOOKINGS ?? 1_000_000)
const few = 1_000
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const clients = 16
const streamCount = 200
const newsCount = 50
const today = localDateAt(new Date())

/** A site with bookings, and somebody who has signed in. */
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
  if (answer.status !== 302) throw new Error(`Nobody could sign in: ${answer.status}`)
  return cookies.join('; ')
}

/** Which addresses are asked. Both shops have all that is searched for, and as much of it. */
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
    today: dashboard({ view: 'today' }),
    tomorrow: dashboard({ view: 'tomorrow' }),
    'to confirm': dashboard({ view: 'to-confirm' }),
    unconfirmed: dashboard({ view: 'unconfirmed' }),
    overdue: dashboard({ view: 'overdue' }),
    'mail failed': dashboard({ view: 'mail-failed' }),
    twice: dashboard({ view: 'twice' }),
    'search: phone': dashboard({ q: rare.phone }),
    'search: name of few': dashboard({ q: rare.name }),
    'search: reference': dashboard({ q: await referenceAt(500) }),
    'search: word of few addresses': dashboard({ q: rare.word }),
    'search: word, status and day': dashboard({
      ...{ q: rare.word, status: 'confirmed', date: addDays(today, 1) },
    }),
    'search: name of many': dashboard({ q: 'asha' }),
    'search: both names of many': dashboard({ q: 'asha kulkarni' }),
    'counters (a view of nothing)': dashboard({ date: '1999-01-01' }),
    'CSV of all, first byte': '/admin/bookings.csv',
    'CSV of a search, first byte': `/admin/bookings.csv?q=${rare.word}`,
  }
}

/** How long an answer's first byte takes and, unless it is a file, all of it; null where there is no such page. */
async function timeOf({ site, cookie }: Shop, path: string): Promise<number | null> {
  const leaving = new AbortController()
  const began = performance.now()
  const answer = await fetch(site + path, {
    headers: { Cookie: cookie },
    redirect: 'manual',
    signal: leaving.signal,
  })
  if (path.includes('.csv')) {
    await answer.body?.getReader().read()
    leaving.abort()
  } else {
    await answer.text()
  }
  const took = performance.now() - began
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return took
}

const part = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
const ms = (time: number) => Number(time.toPrecision(3))

async function comparePages(shops: [Shop, Shop]): Promise<void> {
  const pages = await Promise.all(shops.map(pagesOf))
  const rows: Record<string, unknown> = {}
  for (const name of Object.keys(pages[0]!)) {
    const times: [number[], number[]] = [[], []]
    for (let round = -5; round < asks; round += 1) {
      for (const [index, shop] of shops.entries()) {
        const took = await timeOf(shop, pages[index]![name]!)
        // What is asked first finds nothing warm.
        if (took !== null && round >= 0) times[index]!.push(took)
      }
    }
    const [ofFew, ofMany] = times
    if (ofFew.length === 0) {
      rows[name] = { 'few p50': 'not there' }
      continue
    }
    rows[name] = {
      'few p50': ms(part(ofFew, 0.5)),
      'many p50': ms(part(ofMany, 0.5)),
      'times p50': ms(part(ofMany, 0.5) / part(ofFew, 0.5)),
      'few p95': ms(part(ofFew, 0.95)),
      'many p95': ms(part(ofMany, 0.95)),
      'times p95': ms(part(ofMany, 0.95) / part(ofFew, 0.95)),
    }
    console.error(name, JSON.stringify(rows[name]))
  }
  console.log(`ms with ${few} bookings and with ${many}; ${asks} asked of each, in turns`)
  console.table(rows)
}

/** Memory of the site, and how soon a change that somebody makes on the dashboard is on every other one. */
async function measureStreams(shop: Shop): Promise<void> {
  const before = await shop.siteMiB()
  const streams = await openEventStreams(shop, streamCount)
  await setTimeout(1_000)
  const open = await shop.siteMiB()
  const pending = await shop.ask<Record<'id' | 'date' | 'time', string>>(
    `SELECT id, date, time FROM bookings WHERE status = 'pending' AND date > '${today}' ORDER BY id LIMIT ${newsCount}`,
  )
  const delays: number[] = []
  const last: number[] = []
  for (const { id, date, time } of pending) {
    const heard = streams.untilAllHear(id)
    await confirm(shop, { booking: id, seenDate: date, seenTime: time })
    const answered = performance.now()
    const arrivals = (await heard).map((at) => Math.max(0, at - answered))
    delays.push(...arrivals)
    last.push(Math.max(...arrivals))
  }
  const after = await shop.siteMiB()
  streams.close()
  console.log(`${streamCount} open event streams`)
  console.table({
    'memory of the site, MiB': { before, open, 'after the news': after },
    'ms from the answer to its arrival': {
      p50: ms(part(delays, 0.5)),
      p95: ms(part(delays, 0.95)),
      'on the last, p50': ms(median(last)),
      'on the last, worst': ms(Math.max(...last)),
    },
  })
}

async function confirm({ site, cookie }: Shop, seen: Record<string, string>): Promise<void> {
  const answer = await fetch(`${site}/admin/dashboard`, {
    method: 'POST',
    body: new URLSearchParams({ ...seen, to: 'confirmed', seenStatus: 'pending' }),
    headers: { Cookie: cookie, Origin: site },
    redirect: 'manual',
  })
  await answer.text()
  if (answer.status >= 400) throw new Error(`It could not be confirmed: ${answer.status}`)
}

/** Bookings a second, of each way in turns, and the medians one below the other. */
async function compareBookings(
  what: string,
  shop: Shop,
  ways: Record<string, () => Promise<() => Promise<unknown>>>,
): Promise<void> {
  const results: Record<string, BookingLoad[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    // Each goes first as often as it goes last.
    const turns = Object.entries(ways)
    for (const [way, prepare] of round % 2 === 0 ? turns : turns.reverse()) {
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
      'a second': of(loads, 'perSecond'),
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

const nothing = () => Promise.resolve()

/** Bookings with what a way leaves out, until it is put back. */
function without(shop: Shop, leave: string, putBack: string) {
  return async () => {
    await shop.ask(leave)
    return () => shop.ask(putBack)
  }
}

/** As they are stored where nobody asks whether the branches have changed, and as they are. */
async function branchCheckOf(shop: Shop): Promise<{ leave: string; putBack: string }> {
  const [found] = await shop.ask<{ putBack: string }>(
    `SELECT pg_get_functiondef(oid) AS "putBack" FROM pg_proc
     WHERE proname = 'store_booking' AND pronargs = 6`,
  )
  const { putBack } = found!
  const leave = putBack.replace('OR judged_by_branches <> branches_version()', '')
  if (leave === putBack) throw new Error('store_booking has no check of branches to leave out.')
  return { leave, putBack }
}

async function branchKeyOf(shop: Shop): Promise<{ leave: string; putBack: string }> {
  const [found] = await shop.ask<{ name: string }>(
    `SELECT quote_ident(tgname) AS name FROM pg_trigger JOIN pg_constraint ON tgconstraint = pg_constraint.oid
     WHERE tgrelid = 'bookings'::regclass AND conname = 'bookings_branch_id_branches_id_fk' AND tgfoid = '"RI_FKey_check_ins"'::regproc`,
  )
  const trigger = found!.name
  return {
    leave: `ALTER TABLE bookings DISABLE TRIGGER ${trigger}`,
    putBack: `ALTER TABLE bookings ENABLE TRIGGER ${trigger}`,
  }
}

console.log(machine)
const shops: Shop[] = []
try {
  for (const bookings of [few, many]) shops.push(await openShop(bookings))
  const [shopOfFew, shop] = shops as [Shop, Shop]
  await comparePages([shopOfFew, shop])
  await measureStreams(shop)

  await measureBookings(shop, 4, seconds, manySlots)
  await compareBookings('Bookings while dashboards are open', shop, {
    'none open': () => Promise.resolve(nothing),
    [`${streamCount} open`]: async () => {
      const streams = await openEventStreams(shop, streamCount)
      return () => Promise.resolve(streams.close())
    },
  })
  const [check, key] = [await branchCheckOf(shop), await branchKeyOf(shop)]
  await compareBookings('Bookings without one thing', shop, {
    'as they are': () => Promise.resolve(nothing),
    'without counting': without(
      shop,
      'ALTER TABLE bookings DISABLE TRIGGER count_stored',
      'ALTER TABLE bookings ENABLE TRIGGER count_stored',
    ),
    'without the check of branches': without(shop, check.leave, check.putBack),
    'without the key of the branch': without(shop, key.leave, key.putBack),
  })
} finally {
  for (const shop of shops) await shop.stop()
}
