import { formatMoment } from '#business/pickups/local-time.ts'
// By its path, since in the build its name leads here.
import { format as formatInZoneOfReader } from '../../../node_modules/date-fns/index.js'

export * from '../../../node_modules/date-fns/index.js'

/** The pattern in which Payload writes every instant; nothing else writes in it. */
const payloadPattern = 'MMMM do yyyy, h:mm a'

/** As the library's own, but what Payload writes is what the clocks show in Mumbai, wherever it is read. */
export const format: typeof formatInZoneOfReader = (date, pattern, options) =>
  pattern === payloadPattern
    ? formatMoment(new Date(date))
    : formatInZoneOfReader(date, pattern, options)
