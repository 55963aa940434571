import type { NumberField, Validate } from 'payload'
import { z } from 'zod'
import * as staffWords from '#business/words/staff.ts'
import { validateWith } from './validate-with.ts'

export function wholeNumber(max: number, min = 1) {
  const rule = z.int(staffWords.content.wholeNumberNeeded(max, min))
  const validate: Validate = validateWith(rule.min(min).max(max))
  return { min, max, validate } satisfies Partial<NumberField>
}

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
        Field: '/cms/admin/fields/rupees-field#RupeesField',
        Cell: '/cms/admin/fields/cells#RupeesCell',
      },
    },
  }
}
