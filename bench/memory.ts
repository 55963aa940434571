import getPort from 'get-port'
import { withRateLimitReset } from '#bench/helpers/booking-load.ts'
import { openEventStreams } from '#bench/helpers/event-streams.ts'
import { machineDescription, residentMiB } from '#bench/helpers/measurement.ts'
import { sendOpenLoop } from '#bench/helpers/open-loop.ts'
import { type Visit, visits } from '#bench/helpers/visits.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { openBookingForm } from '#tests/helpers/http/booking-form.ts'
import { heapSizeSettings, readHeapBytes } from '#tests/servers/heap-size.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { startSystem } from '#tests/servers/system.ts'

/**
 * Measures memory and heap of site and CMS during half an hour (MINUTES) of requests from visitors,
 * staff and an editor.
 */
const minutes = Number(process.env.MINUTES ?? 30)
const intervalMinutes = 5
const streamCount = 20

const mailServer = await startMailServer({
  onMail: () => void mailServer.received.splice(0),
})
const ports = { site: await getPort(), cms: await getPort() }
const system = await startSystem({
  siteCount: 1,
  settings: {
    ...heapSizeSettings(ports),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
  },
})
const site = system.sites[0]!
const pids = { site: system.processes.sites[0]!.pid(), cms: system.processes.cms.pid() }
const { requestKey: _, ...hidden } = await openBookingForm(site)
const cookie = `payload-token=${await fetchSessionToken(system.cms, staff)}`
const token = await fetchSessionToken(system.cms, admin)
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
    await readHeapBytes(pids.site, ports.site),
    await readHeapBytes(pids.cms, ports.cms),
  ].map((bytes) => Math.round(bytes / 2 ** 20))
  return { minute, site: siteMiB, 'its heap': siteHeap, CMS: cmsMiB, 'its heap ': cmsHeap }
}

try {
  console.log(`${machineDescription}; ${minutes} minutes, MiB`)
  const streams = await openEventStreams({ site, cookie }, streamCount)
  const measurements: Awaited<ReturnType<typeof measureMemory>>[] = []
  await withRateLimitReset(system.databaseUrl, async () => {
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
