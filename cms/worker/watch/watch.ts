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

const pauseMs = 60_000
const patienceMs = 10_000

/** Looks every minute, for as long as the process lives, without keeping it alive. Never settles. */
export async function keepWatch(): Promise<never> {
  const watch = new WatchOver()
  for (;;) {
    await watch.look(new Date()).catch((err: unknown) => log.error({ err }, 'A look failed'))
    await setTimeout(pauseMs, undefined, { ref: false })
  }
}

/**
 * Looks after mail, database and disk, and tells the owner. What it knows it keeps to itself: after a restart the database and
 * the disk have 15 minutes again, and what was told before is told again, but not that it is over.
 */
export class WatchOver {
  readonly #known: Record<Watched, Watch> = {
    mail: unwatched,
    database: unwatched,
    disk: unwatched,
  }

  async look(now: Date): Promise<void> {
    const payload = await answeringPayload()
    const found: Partial<Record<Watched, Finding>> = {
      database: { isWell: payload !== null },
      disk: await lookAtDisk(),
      // Of the mails nobody knows anything while the database is away.
      mail: payload ? await lookAtMail(payload) : undefined,
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
      if (await tell({ about, news, since }, payload)) {
        this.#known[about] = afterTelling(watch, news)
      }
    }
  }
}

async function answeringPayload(): Promise<Payload | null> {
  const payload = await inTime(getPayload({ config }), patienceMs)
  return payload && (await databaseAnswers(payload)) ? payload : null
}

async function lookAtMail(payload: Payload): Promise<Finding | undefined> {
  const queue = await inTime(readMailQueue(payload), patienceMs)
  if (!queue) return undefined
  return queue.stuckSince ? { isWell: false, since: queue.stuckSince } : { isWell: true }
}

async function lookAtDisk(): Promise<Finding> {
  const space = await inTime(diskSpace(environment.dataDir), patienceMs)
  // Where there is no such folder nothing is kept in it.
  return { isWell: space === null || (space !== undefined && !isNearlyFull(space)) }
}

interface News {
  about: Watched
  news: WatchNews
  since: Date
}

/** Returns whether the owner knows now: by this process, or by another one that looks after the same. */
async function tell({ about, news, since }: News, payload: Payload | null): Promise<boolean> {
  const claim = payload && (await inTime(claimTelling(payload, about, news), patienceMs))
  if (claim?.exceeded) return true
  const { title, detail } = staffMessages.alert[about][news]({
    since: formatMoment(since),
    host: hostname(),
  })
  log[news === 'well' ? 'warn' : 'error'](`${title}. ${detail}`)
  const isTold = await alertOwner({ about, state: news, since, title, detail })
  if (!isTold && payload && claim?.counted) await refundCounted(payload, claim.counted)
  return isTold
}

// As long as the same cannot happen anew.
const claimSeconds = 14 * 60

/**
 * Of several processes the first one tells. While the database is away none can know that another has told already: then each
 * does. Each machine has a disk of its own.
 */
async function claimTelling(payload: Payload, about: Watched, news: WatchNews) {
  const which =
    about === 'disk' ? await diskIdentity(environment.dataDir).catch(() => hostname()) : ''
  const kind = ['alert', about, news, which].join(' ').trim()
  return consumeRateLimits(payload, [{ kind, sender: '', most: 1, seconds: claimSeconds }])
}
