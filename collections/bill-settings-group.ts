import type { GroupField, NumberField, TextField } from 'payload'
import { z } from 'zod'
import { gstNumberPattern, upiIdPattern } from '#business/bills/bill-settings.ts'
import * as staffWords from '#business/words/staff.ts'
import { admins } from '#platform/api/access.ts'
import { wholeNumber } from '#platform/fields/number-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { row } from './compact-fields.ts'
import { confirmedSettings, requireConfirmation } from './confirmed-fields.ts'

// They decide who gets the money.
const adminsOnly = { create: admins, update: admins }

/** All empty by default. */
export const billSettingsGroup: GroupField = {
  name: 'bills',
  type: 'group',
  label: false,
  fields: [
    row(
      percentField('expressPercent', {
        label: 'Express surcharge (%)',
        max: 300,
        description: 'Added to the pieces of an express order. Empty: none.',
      }),
    ),
    row(
      textField('upiId', {
        label: staffWords.confirmedChange.upiId,
        validate: validateWith(z.string().regex(upiIdPattern, staffWords.content.upiIdInvalid)),
        admin: {
          readOnly: true,
          placeholder: 'saaf@okbank',
          description:
            'Customers can pay bills to it with any UPI app. Use a merchant UPI ID from your bank: apps refuse more payments to personal ones. Empty: no UPI code. Staff mark a bill as paid when the money has arrived. A bill keeps the payee it was made with.',
        },
        hooks: requireConfirmation(staffWords.confirmedChange.upiId),
      }),
      textField('payeeName', {
        label: staffWords.confirmedChange.payeeName,
        maxLength: 60,
        hooks: requireConfirmation(staffWords.confirmedChange.payeeName),
        admin: {
          readOnly: true,
          description: 'As UPI apps show it. Empty: the name of the business.',
        },
      }),
    ),
    confirmedSettings({
      name: 'payee',
      fields: [
        { path: 'bills.upiId', label: staffWords.confirmedChange.upiId },
        { path: 'bills.payeeName', label: staffWords.confirmedChange.payeeName },
      ],
    }),
    row(
      textField('gstNumber', {
        label: 'GST number',
        validate: validateWith(z.string().regex(gstNumberPattern, staffWords.content.gstInvalid)),
        admin: { placeholder: '27AAPFU0939F1ZV', description: 'Empty: bills do not mention GST.' },
      }),
      textField('legalName', {
        label: 'Legal name',
        maxLength: 100,
        admin: { description: 'Shown above the GST number. Empty: not shown.' },
      }),
    ),
    row(
      percentField('gstPercent', {
        label: 'GST (%)',
        max: 50,
        description:
          'Prices include it; the bill shows how much it is. Ask your accountant. Empty: not shown.',
      }),
    ),
    {
      name: 'wording',
      type: 'textarea',
      label: 'Text below each bill',
      maxLength: 300,
      access: adminsOnly,
      admin: { description: 'Such as your terms, or thanks. Empty: no text.' },
    },
  ],
}

function textField(name: string, { admin, hooks, ...rest }: Partial<TextField>): TextField {
  return {
    name,
    type: 'text',
    access: adminsOnly,
    admin: { width: '50%', ...admin },
    hooks: { beforeValidate: [trimPastedText], ...hooks },
    ...rest,
  } as TextField
}

function trimPastedText({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value
}

function percentField(
  name: string,
  { label, max, description }: { label: string; max: number; description: string },
): NumberField {
  return {
    name,
    type: 'number',
    label,
    ...wholeNumber(max),
    access: adminsOnly,
    admin: { width: '50%', description },
  }
}
