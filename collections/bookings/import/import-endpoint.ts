import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Endpoint } from 'payload'
import { bookingImport } from '#business/words/staff/stored-data.ts'
import { admins } from '#platform/api/access.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { importBookings } from './import-bookings.ts'
import { UnreadableFileError } from './read-bookings-file.ts'

export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await admins({ req }))) return errorResponse(bookingImport.adminsOnly, 403)
    if (!req.body) return errorResponse(bookingImport.empty, 400)
    const isTrial = req.searchParams.get('trial') === 'true'
    try {
      const file = Readable.fromWeb(req.body as ReadableStream<Uint8Array>)
      return Response.json(await importBookings(req, file, { isTrial, now: new Date() }))
    } catch (error) {
      if (error instanceof UnreadableFileError) return errorResponse(error.message, 400)
      throw error
    }
  },
}
