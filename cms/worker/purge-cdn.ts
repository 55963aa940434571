import { setTimeout } from 'node:timers/promises'
import { getPayload } from 'payload'
import { contentChannel } from '#cms/change-feed/announce-change.ts'
import { hearNotices } from '#cms/change-feed/hear-notices.ts'
import { log } from '#cms/logs/log.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'

/** In which every process of the site reads a change; what a CDN asks for sooner, it would keep as it was. */
const settlingMs = 2_000
const patienceMs = 10_000

/**
 * Has the CDN in front of the site forget what it keeps, soon after each change to what visitors read, and when listening
 * begins, for what was changed before was not heard. Changes of the same moment are one. Where the CDN cannot be reached
 * its pages lag as long as their `s-maxage` says. Settles at once where there is no CDN, and never otherwise.
 */
export async function keepCdnFresh(): Promise<void> {
  const { purgeUrl, purgeHeader } = environment.cdn
  if (!purgeUrl) return
  let isSettling = false
  const purgeSoon = async () => {
    if (isSettling) return
    isSettling = true
    await setTimeout(settlingMs, undefined, { ref: false })
    isSettling = false
    await purge(purgeUrl, purgeHeader)
  }
  await hearNotices(
    () => getPayload({ config }),
    contentChannel,
    () =>
      void purgeSoon().catch((error: unknown) =>
        log.warn({ err: error }, 'The CDN could not be told that pages have changed'),
      ),
  )
}

async function purge(url: string, header: string | undefined): Promise<void> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const [, name, value] = /^([^:]+): (.+)$/.exec(header ?? '') ?? []
  if (name && value) headers.set(name, value)
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers,
    // As Cloudflare wants it; to others the address says it all.
    body: '{"purge_everything":true}',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!ok) throw new Error(`The CDN answered ${status}.`)
}
