import { formatMoment } from '#business/pickups/local-time.ts'

// By its path, since in the build its name leads here.
export * from '../../../node_modules/date-fns/index.js'

/**
 * In the place of the library's own where Payload names the versions that it compares: that knows no zone but the one of
 * whoever looks, and takes no other.
 */
export function format(instant: Date): string {
  return formatMoment(instant)
}
