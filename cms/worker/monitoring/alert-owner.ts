import { createTransport } from 'nodemailer'
import type { HealthAlert, MonitoredSystem } from '#business/monitoring/health-state.ts'
import { environment } from '#environment.ts'
import { log } from '#platform/logs/log.ts'
import { smtpSettings } from '#platform/mail/sending/mail-adapter.ts'

export interface Alert {
  about: MonitoredSystem
  state: HealthAlert
  since: Date
  title: string
  detail: string
}

const timeoutMs = 10_000

/**
 * Notifies through all configured channels, without the outbox or database. Returns true if one
 * succeeds or none is configured.
 */
export async function alertOwner(alert: Alert): Promise<boolean> {
  const { webhookUrl, emails } = environment.alerts
  const attempts = [
    webhookUrl ? callWebhook(webhookUrl, alert) : [],
    emails.length > 0 ? sendMail(alert) : [],
  ].flat()
  const outcomes = await Promise.allSettled(attempts)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      log.error({ err: outcome.reason as Error }, 'An alert could not be sent')
    }
  }
  return attempts.length === 0 || outcomes.some(({ status }) => status === 'fulfilled')
}

/** Slack's format, with machine-readable fields. */
async function callWebhook(url: string, alert: Alert): Promise<void> {
  const { about, state, since, title, detail } = alert
  const text = `${title} (${environment.siteUrl}). ${detail}`
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text,
      site: environment.siteUrl,
      about,
      state,
      since: since.toISOString(),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!ok) throw new Error(`The webhook answered ${status}.`)
}

async function sendMail({ title, detail }: Alert): Promise<void> {
  const { emails, smtpUrl } = environment.alerts
  await createTransport(smtpSettings(smtpUrl!)).sendMail({
    from: environment.emailFrom,
    to: emails,
    subject: title,
    text: `${detail}\n\n${environment.siteUrl}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
