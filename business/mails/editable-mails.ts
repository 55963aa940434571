import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import type { defaultTexts } from '#business/words/en-default-texts.ts'
import type { PlaceholderSet, PlaceholderValues } from '#business/words/placeholders.ts'
import {
  type CustomerMailKind,
  customerMails,
  mailLabels,
  type noticeSubjects,
} from './mail-kinds.ts'

export type EditableMailKind = CustomerMailKind | keyof typeof noticeSubjects

export interface EditableMail {
  label: string
  textsKey: keyof typeof defaultTexts.mails
  placeholders: PlaceholderSet
  isOptional: boolean
  isOffByDefault?: boolean
}

const customerKinds = Object.keys(customerMails) as CustomerMailKind[]

/** The mails whose texts editors can change, in the order of the form. */
export const editableMails = {
  ...(Object.fromEntries(
    customerKinds.map((kind): [string, EditableMail] => [
      kind,
      { ...customerMails[kind], placeholders: 'booking' },
    ]),
  ) as Record<CustomerMailKind, EditableMail>),
  'booking-notice': noticeMail('booking-notice', 'bookingNotice', 'booking'),
  'change-notice': noticeMail('change-notice', 'changeNotice', 'booking'),
  'contact-notice': noticeMail('contact-notice', 'contactNotice', 'contactMessage'),
} satisfies Record<EditableMailKind, EditableMail>

function noticeMail(
  kind: keyof typeof noticeSubjects,
  textsKey: EditableMail['textsKey'],
  placeholders: PlaceholderSet,
): EditableMail {
  return { label: mailLabels[kind], textsKey, placeholders, isOptional: false }
}

export const editableMailKinds = Object.keys(editableMails) as EditableMailKind[]

export const testMailLimit = { max: 20, seconds: 60 * 60 } as const

export function bookingPlaceholders(
  { name, reference, date, time }: Pickup & { name: string; reference: string },
  business: { name: string; phone?: string | null },
  { dates, slots }: PickupNames,
): PlaceholderValues<'booking'> {
  return {
    ...{ name, reference },
    date: formatLongDate(date, dates),
    time: slots[time],
    business: business.name,
    phone: business.phone,
  }
}
