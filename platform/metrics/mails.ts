import { Counter } from 'prom-client'
import { registerMetric } from './registry.ts'

/** `dropped`: no longer needed. */
const outcomes = ['sent', 'failed', 'given_up', 'dropped'] as const

const attempts = registerMetric('mails', (registers) => {
  const counter = new Counter({
    name: 'saaf_mail_tries_total',
    help: 'Attempts to send an email, by outcome. Failed attempts are repeated.',
    labelNames: ['outcome'],
    registers,
  })
  // Otherwise rates miss the first mail.
  for (const outcome of outcomes) counter.inc({ outcome }, 0)
  return counter
})

export function countMail(outcome: (typeof outcomes)[number]): void {
  attempts.inc({ outcome })
}
