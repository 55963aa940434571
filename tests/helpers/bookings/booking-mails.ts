import { afterEach, beforeEach, vi } from 'vitest'
import type { BookingEdit } from '#collections/bookings/rest-endpoints.ts'
import type { User } from '#payload-types.ts'
import { createBooking as bookOn, edit } from '#tests/helpers/bookings/operations.ts'
import {
  readOutbox as outboxOf,
  resetBusiness,
  sendAllMails as workOn,
} from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer, ReceivedMail } from '#tests/servers/mail-server.ts'

export const payload = await testPayload()
export let server: MailServer
let staff: User
export const book = (changes?: Record<string, unknown>) => bookOn(payload, changes)
export const work = () => workOn(payload)
export const outbox = () => outboxOf(payload)

export const change = (id: string, changes: BookingEdit) =>
  edit(payload, id, changes, { user: staff, channel: 'dashboard' })

export const changeAsCustomer = (id: string, changes: BookingEdit) =>
  edit(payload, id, changes, { channel: 'manage-link' })

export async function bookAndClearMails(changes?: Record<string, unknown>) {
  const booking = await book(changes)
  await work()
  server.received.length = 0
  return booking
}

export async function publishTexts(texts: Record<string, unknown>, status: 'draft' | 'published') {
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { ...texts, _status: status },
    draft: status === 'draft',
    overrideAccess: true,
  })
}

export const subjects = () => server.received.map(({ subject }) => subject).sort()

export function readCalendar({
  attachments,
}: ReceivedMail): Record<string, string | undefined> | null {
  const [calendar] = attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  if (!calendar) return null
  const lines = new TextDecoder()
    .decode(calendar.content as Uint8Array)
    .replaceAll('\n\t', '')
    .split('\n')
    .map((line) => line.split(/[:;](.*)/s) as [string, string])
  return { method: calendar.method, ...Object.fromEntries(lines) }
}

export function resetBeforeEach(): void {
  beforeEach(async () => {
    server = await resetBusiness(payload)
    staff = await createUserWithRole(payload, 'staff')
  })
  afterEach(async () => {
    await server.stop()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
