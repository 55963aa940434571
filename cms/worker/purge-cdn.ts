import { setTimeout } from 'node:timers/promises'
import { getPayload } from 'payload'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { contentChannel } from '#platform/changes/announce-change.ts'
import { hearNotices } from '#platform/changes/hear-notices.ts'
import { log } from '#platform/logs/log.ts'

/** In which every process of the site reads a change; what a CDN asks for sooner, it would keep as it was. */
const settlingMs = 2_000
const patienceMs = 10_000

/**
 * Has the CDN in front of the site forget what it keeps, soon after each change to what visitors read, and when listening
 * begins, for what was changed before was not heard: every two seconds while there are changes, and after the last. Where the CDN cannot be reached
 * its pages lag as long as their `s-maxage` says. Settles at once where there is no CDN, and never otherwise.
 */
export async function keepCdnFresh(): Promise<void> {
  const { purgeUrl, purgeHeader } = environment.cdn
  if (!purgeUrl) return
  let isStale = false
  let isPurging = false
  const keepPurging = async () => {
    isStale = true
    if (isPurging) return
    isPurging = true
    while (isStale) {
      isStale = false
      await setTimeout(settlingMs, undefined, { ref: false })
      await purge(purgeUrl, purgeHeader).catch((error: unknown) =>
        log.warn({ err: error }, 'The CDN could not be told that pages have changed'),
      )
    }
    isPurging = false
  }
  await hearNotices(
    () => getPayload({ config }),
    contentChannel,
    () => void keepPurging(),
  )
}

async function purge(url: string, header: [string, string] | undefined): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: [['Content-Type', 'application/json'], ...(header ? [header] : [])],
    // As Cloudflare wants it; to others the address says it all.
    body: '{"purge_everything":true}',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!ok) throw new Error(`The CDN answered ${status}.`)
}
