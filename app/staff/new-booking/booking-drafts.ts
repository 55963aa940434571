import { forgetDrafts, parseFormDraft, readDraft } from '#app/staff/shell/drafts.tsx'
import { formatPhone, phoneDigits } from '#business/words/phone.ts'

const generalKey = 'new-booking'

const keyFor = (phone: string | null) => (phone ? `${generalKey} ${phone}` : generalKey)

const phoneIn = (text: string | undefined) =>
  phoneDigits((parseFormDraft(text)?.get('phone') as string | null | undefined) ?? '')

/**
 * Each number has its own draft, so that the page shows no other caller's. A draft without a number
 * counts if it is for the same one.
 */
export function chooseDraftKey(account: string | undefined, phone: string | null): string {
  const own = keyFor(phone)
  if (!account || !phone || readDraft(account, own)) return own
  return phoneIn(readDraft(account, generalKey)) === phone ? generalKey : own
}

export function forgetBookingDrafts(pagePhone: string | null, phone: string): void {
  const booked = phoneDigits(phone)
  forgetDrafts((key, text) => {
    if (key === keyFor(pagePhone)) return true
    return key.startsWith(generalKey) && booked !== null && phoneIn(text) === booked
  })
}

export function describeCaller(draft: FormData): string {
  const [name, phone] = ['name', 'phone'].map((field) => (draft.get(field) as string | null) ?? '')
  return [name, formatPhone(phone!)].filter(Boolean).join(', ')
}
