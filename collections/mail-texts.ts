import { standardTexts } from '#business/standard-texts'
import { editedGlobal } from '#cms/fields/edited-content'
import { linesField } from '#cms/fields/text-fields'
import type { GlobalConfig, GroupField } from 'payload'

const { confirmation, bookingNotice, contactNotice } = standardTexts.mails

const valuesOfBooking =
  '{name}, {reference}, {date}, {time}, {business} and {phone} stand for those of the booking and of the business.'

/** The words of the mails; what was booked or written stands between introduction and closing by itself. */
export const MailTexts: GlobalConfig<'mail-texts'> = {
  ...editedGlobal,
  slug: 'mail-texts',
  label: 'Mails',
  admin: { group: 'Pages', description: 'What the mails say before and after the particulars.' },
  fields: [
    mail('confirmation', 'Booking confirmation, to the customer', valuesOfBooking, confirmation),
    mail('bookingNotice', 'New booking, to the business', valuesOfBooking, bookingNotice),
    mail(
      'contactNotice',
      'Message from the Contact page, to the business',
      '{name} stands for who wrote it.',
      contactNotice,
    ),
    linesField('signature', {
      label: 'Signature',
      standard: '',
      description: 'Stands at the end of every mail, above the name and address of the business.',
    }),
  ],
}

function mail(
  name: string,
  label: string,
  description: string,
  standard: { introduction?: string; closing?: string },
): GroupField {
  return {
    name,
    type: 'group',
    label,
    admin: { description },
    fields: [
      linesField('introduction', {
        label: 'Introduction',
        standard: standard.introduction ?? '',
      }),
      linesField('closing', { label: 'Closing', standard: standard.closing ?? '' }),
    ],
  }
}
