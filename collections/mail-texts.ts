import type { Field, GlobalConfig, GroupField, UIField } from 'payload'
import {
  type EditableMail,
  type EditableMailKind,
  editableMailKinds,
  editableMails,
} from '#business/mails/editable-mails.ts'
import {
  whatsappMessageNames,
  whatsappMessages,
  whatsappSwitch,
} from '#business/mails/whatsapp-message.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { longTextField } from '#platform/fields/text-fields.ts'
import { mailPreviewEndpoints } from '#platform/mail/mail-preview.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'

const sendField = (name: string, label: string, isOn: boolean): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: isOn,
})

/** Texts around the automatic details. */
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
        description:
          'The message that staff open with one tap. They can change it before sending. Without the tick, the chat opens empty.',
      },
      fields: whatsappMessageNames.flatMap((name): Field[] => [
        sendField(whatsappSwitch(name), `Send “${whatsappMessages[name].label}”`, true),
        longTextField(name, {
          label: whatsappMessages[name].label,
          defaultText: defaultTexts.whatsapp[name],
          placeholders: 'whatsapp',
        }),
        previewField(`${name}Preview`, 'whatsapp-preview#WhatsappPreview', { message: name }),
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
  const { textsKey, label, placeholders, isOptional, isOffByDefault }: EditableMail =
    editableMails[kind]
  const defaults: { introduction?: string; closing?: string } = defaultTexts.mails[textsKey]
  return {
    name: textsKey,
    type: 'group',
    // The admin splits its list of invalid fields at commas.
    label: label.replace(', ', ' – '),
    fields: [
      ...(isOptional ? [sendField('send', 'Send this email', !isOffByDefault)] : []),
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
