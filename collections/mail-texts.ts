import type { Field, GlobalConfig, GroupField, UIField } from 'payload'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status.ts'
import {
  type EditableMailKind,
  editableMailKinds,
  editableMails,
} from '#business/mails/editable-mails.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { mailPreviewEndpoints } from '#platform/mail/preview/mail-preview-endpoints.ts'
import { longTextField } from '#platform/payload/fields/text-fields.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'

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
  admin: {
    group: 'Pages',
    description:
      'Texts before and after the booking details in emails. Words in braces are replaced with the details of the booking and the business.',
  },
  endpoints: mailPreviewEndpoints,
  fields: [
    ...editableMailKinds.map(mailGroup),
    {
      name: 'whatsapp',
      type: 'group',
      label: 'WhatsApp to the customer',
      admin: {
        description: 'The message that staff open with one tap. They can change it before sending.',
      },
      fields: bookingStatusValues.flatMap((status): Field[] => [
        longTextField(status, {
          label: bookingStatuses[status].label,
          defaultText: defaultTexts.whatsapp[status],
          placeholders: 'booking',
        }),
        previewField(`${status}Preview`, 'whatsapp-preview#WhatsappPreview', { status }),
      ]),
    },
    longTextField('signature', {
      label: 'Signature',
      defaultText: '',
      description: 'Shown at the end of every email, above the name and address of the business.',
    }),
  ],
}

function mailGroup(kind: EditableMailKind): GroupField {
  const { textsKey, label, placeholders, isOptional } = editableMails[kind]
  const defaults: { introduction?: string; closing?: string } = defaultTexts.mails[textsKey]
  return {
    name: textsKey,
    type: 'group',
    label,
    fields: [
      ...(isOptional ? [sendField] : []),
      longTextField('introduction', {
        label: 'Introduction',
        defaultText: defaults.introduction ?? '',
        placeholders,
      }),
      longTextField('closing', {
        label: 'Closing',
        defaultText: defaults.closing ?? '',
        placeholders,
      }),
      previewField('preview', 'mail-preview#MailPreview', { kind, textsKey }),
    ],
  }
}

function previewField(name: string, component: string, clientProps: object): UIField {
  const Field = { path: `/cms/admin/mail-texts/${component}`, clientProps }
  return { name, type: 'ui', admin: { components: { Field } } }
}
