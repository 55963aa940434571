import { createTransport } from 'nodemailer'
import type { Watched, WatchNews } from '#business/watching/watched.ts'
import { environment } from '#environment.ts'
import { log } from '#platform/logs/log.ts'
import { smtpSettings } from '#platform/mail/smtp-settings.ts'

/** What the owner is told. */
export interface Alert {
  about: Watched
  state: WatchNews
  /** Since when it is so. */
  since: Date
  title: string
  detail: string
}

const patienceMs = 10_000

/**
 * Tells the owner by every way there is, past the outbox and the database, which may be what is unwell. Returns whether one
 * of them has worked, or none was set.
 */
export async function alertOwner(alert: Alert): Promise<boolean> {
  const { webhookUrl, emails } = environment.alerts
  const ways = [
    webhookUrl ? callWebhook(webhookUrl, alert) : [],
    emails.length > 0 ? sendMail(alert) : [],
  ].flat()
  const outcomes = await Promise.allSettled(ways)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      log.error({ err: outcome.reason as Error }, 'The owner could not be told')
    }
  }
  return ways.length === 0 || outcomes.some(({ status }) => status === 'fulfilled')
}

/** In the form that Slack, Mattermost and the like show as it is, with the same for programs. */
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
    signal: AbortSignal.timeout(patienceMs),
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
