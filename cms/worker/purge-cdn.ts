import { setTimeout } from 'node:timers/promises'
import { getPayload } from 'payload'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { log } from '#platform/logs/log.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { subscribe } from '#platform/notifications/subscribe.ts'

// Site processes take this long to read a change. Purged earlier, a CDN would cache old pages
// again.
const settlingMs = 2_000
const timeoutMs = 10_000

/**
 * Purges after content changes, at most every two seconds, and after each connection to the
 * database, because changes may have been missed. If the CDN is unreachable, pages stay stale up to
 * `s-maxage`. Resolves only if no CDN is configured.
 */
export async function purgeCdnOnChange(): Promise<void> {
  const { purgeUrl, purgeHeader } = environment.cdn
  if (!purgeUrl) return
  let isStale = false
  let isPurging = false
  const purgeUntilFresh = async () => {
    isStale = true
    if (isPurging) return
    isPurging = true
    while (isStale) {
      isStale = false
      await setTimeout(settlingMs, undefined, { ref: false })
      await purge(purgeUrl, purgeHeader).catch((error: unknown) =>
        log.warn({ err: error }, 'The CDN could not be purged'),
      )
    }
    isPurging = false
  }
  await subscribe(
    () => getPayload({ config }),
    contentChannel,
    () => void purgeUntilFresh(),
  )
}

async function purge(url: string, header: [string, string] | undefined): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: [['Content-Type', 'application/json'], ...(header ? [header] : [])],
    // Cloudflare's format; other CDNs need only the URL.
    body: '{"purge_everything":true}',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!ok) throw new Error(`The CDN answered ${status}.`)
}
