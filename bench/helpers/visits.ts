import { randomInt, randomUUID } from 'node:crypto'
import { localDateAt } from '#business/pickups/local-time.ts'
import { manySlots } from './booking-load.ts'
import type { LoadRequest } from './open-loop.ts'

/** `index` counts requests of this kind. */
export type Visit = (site: string, index: number) => LoadRequest

const compressed = { 'Accept-Encoding': 'br, gzip' }

/** `hidden` comes from a form opened earlier; `cookie` is a staff session. */
export function visits({ hidden, cookie }: { hidden: Record<string, string>; cookie: string }) {
  const get =
    (path: string, headers: LoadRequest['headers'] = compressed): Visit =>
    (site) => ({ url: site + path, method: 'GET', headers })
  return {
    booking: (site, index) => {
      const fields = {
        ...hidden,
        requestKey: randomUUID(),
        serviceType: 'laundry',
        name: 'Asha Kulkarni',
        phone: randomInt(10 ** 9, 10 ** 10).toString(),
        email: 'asha@example.com',
        address: 'Hill Road, Bandra',
      }
      const body = `${String(new URLSearchParams(fields))}&${manySlots[index % manySlots.length]}`
      return {
        url: `${site}/booking`,
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          'X-Forwarded-For': [10, ...Array.from({ length: 3 }, () => randomInt(256))].join('.'),
        },
        body,
      }
    },
    page: get('/'),
    'booking page': get('/booking'),
    days: get(`/booking/days.data?from=${localDateAt(new Date())}`),
    dashboard: get('/admin/dashboard', { ...compressed, Cookie: cookie }),
  } satisfies Record<string, Visit>
}
