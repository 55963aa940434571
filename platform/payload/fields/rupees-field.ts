import type { NumberField } from 'payload'
import { z } from 'zod'
import * as staffWords from '#business/words/staff.ts'
import { validateWith } from './validate-with.ts'

const paise = z.int(staffWords.content.priceInvalid).min(1, staffWords.content.priceInvalid)

/** Editors enter rupees; the field stores whole paise. */
export function rupeesField(
  name: string,
  rest: Pick<NumberField, 'required'> & { description?: string; width?: string } = {},
): NumberField {
  const { required, description, width } = rest
  return {
    name,
    type: 'number',
    label: 'Starting price (₹)',
    required,
    validate: validateWith(paise),
    admin: {
      width,
      description,
      components: {
        Field: '/cms/admin/rupees-field#RupeesField',
        Cell: '/cms/admin/rupees-cell#RupeesCell',
      },
    },
  }
}
