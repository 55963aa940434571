import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Endpoint, PayloadRequest } from 'payload'
import { importing } from '#business/words/staff-messages.ts'
import { admins } from '#cms/access/by-role.ts'
import { recordActivity } from '#cms/activity/record-activity.ts'
import { doerOf } from '#cms/activity/records-activity.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { importBookings } from './import-bookings.ts'
import { FileProblem } from './read-bookings-file.ts'

/** POST of a CSV: stores its bookings, or, with `?trial=true`, only says what it would store. */
export const bookingsImport: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await admins({ req }))) return refused(importing.adminsOnly, 403)
    if (!req.body) return refused(importing.empty, 400)
    const isTrial = req.searchParams.get('trial') === 'true'
    try {
      const file = Readable.fromWeb(req.body as ReadableStream<Uint8Array>)
      const report = await importBookings(req, file, { isTrial, now: new Date() })
      if (!isTrial) await recordImport(req, report.stored)
      return Response.json(report)
    } catch (error) {
      if (error instanceof FileProblem) return refused(error.message, 400)
      throw error
    }
  },
}

/** Who brought them in, and how many; what is known already leaves no line. */
async function recordImport(req: PayloadRequest, stored: number): Promise<void> {
  const doer = doerOf(req)
  if (!doer || stored === 0) return
  const what = `${stored} ${stored === 1 ? 'booking' : 'bookings'}`
  const { drizzle } = postgresOf(req.payload)
  await recordActivity(req.payload, drizzle, doer, [{ act: 'bookings-imported', what }])
}

function refused(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
