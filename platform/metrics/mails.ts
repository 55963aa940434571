import { Counter } from 'prom-client'
import { metric } from './registry.ts'

/** What comes of a try to send a mail; one that nobody needs any more is dropped. */
const outcomes = ['sent', 'failed', 'given_up', 'dropped'] as const

const tries = metric('mails', (registers) => {
  const counter = new Counter({
    name: 'saaf_mail_tries_total',
    help: 'Tries to send a mail, by what came of them; one that failed is tried again.',
    labelNames: ['outcome'],
    registers,
  })
  // From nothing on, or the first would be missed.
  for (const outcome of outcomes) counter.inc({ outcome }, 0)
  return counter
})

export function countMail(outcome: (typeof outcomes)[number]): void {
  tries.inc({ outcome })
}
