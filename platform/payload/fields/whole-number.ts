import type { NumberField, Validate } from 'payload'
import { z } from 'zod'
import * as messages from '#business/words/messages.ts'
import { validateWith } from './validate-with.ts'

export function wholeNumber(max: number, min = 1) {
  const rule = z.int(messages.content.wholeNumberNeeded(max, min))
  const validate: Validate = validateWith(rule.min(min).max(max))
  return { min, max, validate } satisfies Partial<NumberField>
}
