import getPort from 'get-port'
import { admin, staff } from '#tests/setup/accounts.ts'
import { openBookingForm } from '#tests/setup/booking-form.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { heldBytes, measurableMemory } from '#tests/systems/held-memory.ts'
import { startMailServer } from '#tests/systems/mail-server.ts'
import { startSystem } from '#tests/systems/system.ts'
import { belowLimits } from './booking-load.ts'
import { openEventStreams } from './event-streams.ts'
import { machine, residentMiB } from './measuring.ts'
import { sendOpenLoop } from './open-loop.ts'
import { type Visit, visits } from './visits.ts'

/**
 * Measures the resident memory and the heap of site and CMS during half an hour (MINUTES) of rates
 * by visitors, staff and an editor.
 */
const minutes = Number(process.env.MINUTES ?? 30)
const intervalMinutes = 5
const streamCount = 20

const mailServer = await startMailServer({
  // Discard received mails.
  onMail: () => void mailServer.received.splice(0),
})
const ports = { site: await getPort(), cms: await getPort() }
const system = await startSystem({
  siteCount: 1,
  settings: {
    ...measurableMemory(ports),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
  },
})
const site = system.sites[0]!
const pids = { site: system.processes.sites[0]!.pid(), cms: system.processes.cms.pid() }
const { requestKey: _, ...hidden } = await openBookingForm(site)
const cookie = `payload-token=${await sessionToken(system.cms, staff)}`
const token = await sessionToken(system.cms, admin)
const { booking, page, days, dashboard, ...forms } = visits({ hidden, cookie })

/** Requests per second. */
const rates: [number, Visit][] = [
  [50, page],
  [10, forms['booking page']],
  [10, days],
  [5, booking],
  [5, dashboard],
  // CMS requests, including an edit that changes all pages.
  [2, () => cmsRequest('GET', '/api/bookings?limit=10')],
  [1, () => cmsRequest('GET', '/cms/collections/branches')],
  [
    0.1,
    (_, index) => cmsRequest('POST', '/api/globals/site-layout', { copyright: `Edit ${index}` }),
  ],
]

function cmsRequest(method: 'GET' | 'POST', path: string, fields?: object) {
  return {
    url: system.cms + path,
    method,
    headers: {
      Authorization: `JWT ${token}`,
      Cookie: `payload-token=${token}`,
      Origin: system.cms,
      ...(fields && { 'Content-Type': 'application/json' }),
    },
    ...(fields && { body: JSON.stringify({ ...fields, _status: 'published' }) }),
  }
}

async function runOneMinute() {
  const loads = await Promise.all(
    rates.map(([perSecond, visit]) =>
      sendOpenLoop({ perSecond, seconds: 60 }, (index) => visit(site, index)),
    ),
  )
  return loads.map(({ sent, answered }) => `${answered} of ${sent}`).join(', ')
}

async function measureMemory(minute: number) {
  const [siteMiB, cmsMiB] = await Promise.all([residentMiB(pids.site), residentMiB(pids.cms)])
  const [siteHeap, cmsHeap] = [
    await heldBytes(pids.site, ports.site),
    await heldBytes(pids.cms, ports.cms),
  ].map((bytes) => Math.round(bytes / 2 ** 20))
  return { minute, site: siteMiB, 'its heap': siteHeap, CMS: cmsMiB, 'its heap ': cmsHeap }
}

try {
  console.log(`${machine}; ${minutes} minutes, MiB`)
  const streams = await openEventStreams({ site, cookie }, streamCount)
  const measurements: Awaited<ReturnType<typeof measureMemory>>[] = []
  await belowLimits(system.databaseUrl, async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const answered = await runOneMinute()
      if (minute !== 1 && minute % intervalMinutes !== 0) continue
      measurements.push(await measureMemory(minute))
      console.log(`minute ${minute}, answered: ${answered}`, measurements.at(-1))
    }
  })
  console.table(measurements)
  streams.close()
} finally {
  await system.stop()
  await mailServer.stop()
}
