import { formatInstant } from '#business/pickups/english-dates.ts'
// Imported by path: the build resolves `date-fns` to this file.
import { format as formatInLocalZone } from '../../node_modules/date-fns/index.js'

export * from '../../node_modules/date-fns/index.js'

/** Payload formats every instant with this pattern; no other code uses it. */
const payloadPattern = 'MMMM do yyyy, h:mm a'

/** Formats like date-fns, but shows Payload's instants in Mumbai time. */
export const format: typeof formatInLocalZone = (date, pattern, options) =>
  pattern === payloadPattern
    ? formatInstant(new Date(date))
    : formatInLocalZone(date, pattern, options)
