import type { Field, GlobalConfig, GroupField } from 'payload'
import { standardTexts } from '#business/words/standard-texts.ts'
import { editedGlobal } from '#cms/fields/edited-content.ts'
import { linesField } from '#cms/fields/text-fields.ts'

type Mail = keyof typeof standardTexts.mails

const valuesOfBooking =
  '{name}, {reference}, {date}, {time}, {business} and {phone} stand for those of the booking and of the business.'

const canBeSwitchedOff: Field = {
  name: 'send',
  type: 'checkbox',
  label: 'Send this mail',
  defaultValue: true,
}

/** The words of the mails; what was booked or written stands between introduction and closing by itself. */
export const MailTexts: GlobalConfig<'mail-texts'> = {
  ...editedGlobal,
  slug: 'mail-texts',
  label: 'Mails',
  admin: { group: 'Pages', description: 'What the mails say before and after the particulars.' },
  fields: [
    mail('confirmation', 'Booking confirmation, to the customer'),
    optionalMail('confirmed', 'Pickup confirmed, to the customer'),
    optionalMail('completed', 'Order completed, to the customer'),
    optionalMail('cancelled', 'Pickup cancelled, to the customer'),
    optionalMail('rescheduled', 'Pickup moved to another time, to the customer'),
    optionalMail('reminder', 'Reminder the evening before, to the customer'),
    mail('manageLink', 'Link to a booking, to a customer who lost it'),
    mail('bookingNotice', 'New booking, to the business'),
    mail('changeNotice', 'Booking moved or cancelled by the customer, to the business'),
    mail(
      'contactNotice',
      'Message from the Contact page, to the business',
      '{name} stands for who wrote it.',
    ),
    linesField('signature', {
      label: 'Signature',
      standard: '',
      description: 'Stands at the end of every mail, above the name and address of the business.',
    }),
  ],
}

function mail(
  name: Mail,
  label: string,
  description = valuesOfBooking,
  fields: Field[] = [],
): GroupField {
  const standard: { introduction?: string; closing?: string } = standardTexts.mails[name]
  return {
    name,
    type: 'group',
    label,
    admin: { description },
    fields: [
      ...fields,
      linesField('introduction', {
        label: 'Introduction',
        standard: standard.introduction ?? '',
      }),
      linesField('closing', { label: 'Closing', standard: standard.closing ?? '' }),
    ],
  }
}

function optionalMail(name: Mail, label: string): GroupField {
  return mail(name, label, valuesOfBooking, [canBeSwitchedOff])
}
