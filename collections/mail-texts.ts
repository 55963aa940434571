import type { Field, GlobalConfig, GroupField } from 'payload'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status.ts'
import { customerMails, mailLabels } from '#business/mails/kinds.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import { linesField } from '#platform/payload/fields/text-fields.ts'
import { editedGlobal } from '#platform/publishing/edited-content.ts'

type Mail = keyof typeof standardTexts.mails

const placeholderHint =
  '{name}, {reference}, {date}, {time}, {business} and {phone} stand for those of the booking and of the business.'

const sendField: Field = {
  name: 'send',
  type: 'checkbox',
  label: 'Send this mail',
  defaultValue: true,
}

/** Texts around the automatic booking or message details. */
export const MailTexts: GlobalConfig<'mail-texts'> = {
  ...editedGlobal,
  slug: 'mail-texts',
  label: 'Mails and WhatsApp',
  admin: { group: 'Pages', description: 'What the mails say before and after the particulars.' },
  fields: [
    ...Object.values(customerMails).map(({ words, label, isOptional }) =>
      mailGroup(words, label, { isOptional }),
    ),
    mailGroup('bookingNotice', mailLabels['booking-notice']),
    mailGroup('changeNotice', mailLabels['change-notice']),
    mailGroup('contactNotice', mailLabels['contact-notice'], {
      description: '{name} stands for who wrote it.',
    }),
    {
      name: 'whatsapp',
      type: 'group',
      label: 'WhatsApp, to the customer',
      admin: {
        description: `What staff send by a tap; they may change it before they do. ${placeholderHint}`,
      },
      fields: bookingStatusValues.map((status) =>
        linesField(status, {
          label: bookingStatuses[status].label,
          standard: standardTexts.whatsapp[status],
        }),
      ),
    },
    linesField('signature', {
      label: 'Signature',
      standard: '',
      description: 'Stands at the end of every mail, above the name and address of the business.',
    }),
  ],
}

function mailGroup(
  name: Mail,
  label: string,
  { description = placeholderHint, isOptional = false } = {},
): GroupField {
  const standard: { introduction?: string; closing?: string } = standardTexts.mails[name]
  return {
    name,
    type: 'group',
    label,
    admin: { description },
    fields: [
      ...(isOptional ? [sendField] : []),
      linesField('introduction', {
        label: 'Introduction',
        standard: standard.introduction ?? '',
      }),
      linesField('closing', { label: 'Closing', standard: standard.closing ?? '' }),
    ],
  }
}
