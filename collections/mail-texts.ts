import type { Field, GlobalConfig, GroupField } from 'payload'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status.ts'
import { customerMails, mailLabels } from '#business/mails/mail-kinds.ts'
import { defaultTexts } from '#business/words/default-texts.ts'
import { longTextField } from '#platform/payload/fields/text-fields.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'

type Mail = keyof typeof defaultTexts.mails

const placeholderHint =
  '{name}, {reference}, {date}, {time}, {business} and {phone} are replaced with the details of the booking and the business.'

const sendField: Field = {
  name: 'send',
  type: 'checkbox',
  label: 'Send this email',
  defaultValue: true,
}

/** Texts around the automatic booking or message details. */
export const MailTexts: GlobalConfig<'mail-texts'> = {
  ...publishableGlobal,
  slug: 'mail-texts',
  label: 'Emails and WhatsApp',
  admin: { group: 'Pages', description: 'Texts before and after the booking details in emails.' },
  fields: [
    ...Object.values(customerMails).map(({ textsKey, label, isOptional }) =>
      mailGroup(textsKey, label, { isOptional }),
    ),
    mailGroup('bookingNotice', mailLabels['booking-notice']),
    mailGroup('changeNotice', mailLabels['change-notice']),
    mailGroup('contactNotice', mailLabels['contact-notice'], {
      description: '{name} is replaced with the name of the sender.',
    }),
    {
      name: 'whatsapp',
      type: 'group',
      label: 'WhatsApp to the customer',
      admin: {
        description: `The message that staff open with one tap. They can change it before sending. ${placeholderHint}`,
      },
      fields: bookingStatusValues.map((status) =>
        longTextField(status, {
          label: bookingStatuses[status].label,
          defaultText: defaultTexts.whatsapp[status],
        }),
      ),
    },
    longTextField('signature', {
      label: 'Signature',
      defaultText: '',
      description: 'Shown at the end of every email, above the name and address of the business.',
    }),
  ],
}

function mailGroup(
  name: Mail,
  label: string,
  { description = placeholderHint, isOptional = false } = {},
): GroupField {
  const defaults: { introduction?: string; closing?: string } = defaultTexts.mails[name]
  return {
    name,
    type: 'group',
    label,
    admin: { description },
    fields: [
      ...(isOptional ? [sendField] : []),
      longTextField('introduction', {
        label: 'Introduction',
        defaultText: defaults.introduction ?? '',
      }),
      longTextField('closing', { label: 'Closing', defaultText: defaults.closing ?? '' }),
    ],
  }
}
