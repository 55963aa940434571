import type { NumberField, Validate } from 'payload'
import { z } from 'zod'
import * as staffWords from '#business/words/staff.ts'
import { validateWith } from './validate-with.ts'

export function wholeNumber(max: number, min = 1) {
  const rule = z.int(staffWords.content.wholeNumberNeeded(max, min))
  const validate: Validate = validateWith(rule.min(min).max(max))
  return { min, max, validate } satisfies Partial<NumberField>
}
