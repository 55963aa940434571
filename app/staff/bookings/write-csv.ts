import { stringify } from 'csv-stringify/sync'
import {
  type ExportedBooking,
  exportedColumns,
  toCells,
} from '#business/bookings/csv/booking-columns.ts'

/** Returns lines of RFC 4180. The first part of a file has the header. */
export function writeCsv(bookings: ExportedBooking[], { isFirst }: { isFirst: boolean }): string {
  return stringify(bookings.map(toCells), {
    columns: exportedColumns,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    header: isFirst,
    // Excel needs the byte order mark to detect UTF-8.
    bom: isFirst,
  })
}
