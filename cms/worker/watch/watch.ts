import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'
import {
  afterLook,
  afterTelling,
  type Finding,
  isNearlyFull,
  newsOf,
  unwatched,
  type Watch,
  type Watched,
  watched,
  type WatchNews,
} from '#business/watching/watched.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { databaseAnswers } from '#platform/database/health/health.ts'
import { inTime } from '#platform/database/in-time.ts'
import { consumeRateLimits, refundCounted } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { readMailQueue } from '#platform/mail/mail-queue.ts'
import { alertOwner } from './alert-owner.ts'
import { diskIdentity, diskSpace } from './disk-space.ts'

const intervalMs = 60_000
const timeoutMs = 10_000

/** Checks every minute without keeping the process alive. Never resolves. */
export async function keepWatch(): Promise<never> {
  const watch = new WatchOver()
  for (;;) {
    await watch.look(new Date()).catch((err: unknown) => log.error({ err }, 'A look failed'))
    await setTimeout(intervalMs, undefined, { ref: false })
  }
}

/**
 * State is in memory: after a restart, the 15 minutes for database and disk start again, alerts
 * repeat, and earlier problems send no recovery.
 */
export class WatchOver {
  readonly #known: Record<Watched, Watch> = {
    mail: unwatched,
    database: unwatched,
    disk: unwatched,
  }

  async look(now: Date): Promise<void> {
    const payload = await connectedPayload()
    const found: Partial<Record<Watched, Finding>> = {
      database: { isWell: payload !== null },
      disk: await checkDisk(),
      mail: payload ? await checkMail(payload) : undefined,
    }
    for (const about of watched) {
      const before = this.#known[about]
      const finding = found[about]
      if (!finding) continue
      const watch = afterLook(before, finding, now)
      this.#known[about] = watch
      const news = newsOf(watch, now)
      if (!news) continue
      const since = watch.unwellSince ?? now
      if (await sendAlert({ about, news, since }, payload)) {
        this.#known[about] = afterTelling(watch, news)
      }
    }
  }
}

async function connectedPayload(): Promise<Payload | null> {
  const payload = await inTime(getPayload({ config }), timeoutMs)
  return payload && (await databaseAnswers(payload)) ? payload : null
}

async function checkMail(payload: Payload): Promise<Finding | undefined> {
  const queue = await inTime(readMailQueue(payload), timeoutMs)
  if (!queue) return undefined
  return queue.stuckSince ? { isWell: false, since: queue.stuckSince } : { isWell: true }
}

async function checkDisk(): Promise<Finding> {
  const space = await inTime(diskSpace(environment.dataDir), timeoutMs)
  // Without the folder, the disk stores nothing.
  return { isWell: space === null || (space !== undefined && !isNearlyFull(space)) }
}

interface AlertChange {
  about: Watched
  news: WatchNews
  since: Date
}

/** Returns whether the owner knows, from this or another process. */
async function sendAlert(
  { about, news, since }: AlertChange,
  payload: Payload | null,
): Promise<boolean> {
  const claim = payload && (await inTime(claimAlert(payload, about, news), timeoutMs))
  if (claim?.exceeded) return true
  const { title, detail } = staffMessages.alert[about][news]({
    since: formatMoment(since),
    host: hostname(),
  })
  log[news === 'well' ? 'warn' : 'error'](`${title}. ${detail}`)
  const isSent = await alertOwner({ about, state: news, since, title, detail })
  if (!isSent && payload && claim?.counted) await refundCounted(payload, claim.counted)
  return isSent
}

// Shorter than the 15 minutes before the same alert can recur.
const claimSeconds = 14 * 60

/**
 * Only the first process alerts. While the database is away, each does. Disks differ between
 * machines.
 */
async function claimAlert(payload: Payload, about: Watched, news: WatchNews) {
  const diskId =
    about === 'disk' ? await diskIdentity(environment.dataDir).catch(() => hostname()) : ''
  const kind = ['alert', about, news, diskId].join(' ').trim()
  return consumeRateLimits(payload, [{ kind, sender: '', most: 1, seconds: claimSeconds }])
}
