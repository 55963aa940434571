import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  onContentLoaded,
  refreshContents,
  type SiteContent,
  siteContents,
} from '#app/models/content/content.server.ts'
import { Snapshot } from '#app/models/content/snapshot.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
} from '#business/languages/languages.ts'
import { pincodeField } from '#business/pickups/service-area.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.server.ts'
import { splitUrl } from './request-checks.server.ts'
import { offeredLanguage } from './request-content.server.ts'

/** Signed-in users get it with other caching headers. */
interface CachedPage {
  shared: PreparedResponse
  private: PreparedResponse
}

type Offers = Partial<Record<Language, CachedPage>>

/** With the version of the content that each page shows. */
type Pages = Map<string, { page: CachedPage; offers: Offers | null; version: string }>

type Render = (path: string, content: SiteContent, offer?: Language) => Promise<Response>

// Seven times faster than 9 for 0.5% more bytes.
const brotliQuality = 7

// Shared caches store pages for a minute; browsers mostly get a 304.
const sharedCaching = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
}
// Some shared caches ignore `Vary`.
const offerCaching = { 'cache-control': 'private, max-age=0' }
const privateCaching = { 'cache-control': 'private, no-store' }

/**
 * Renders and compresses static pages in advance. Keys are canonical paths: made-up URLs take no
 * memory. After an edit, the old pages of its languages are served until each is rendered again. A
 * failed page is rendered again after a pause.
 */
export class PageCache {
  readonly #paths: readonly string[]
  readonly #render: Render
  readonly #retryPauseMs: number
  readonly #pages = new Snapshot<Pages>({
    load: (previous) => this.#renderAll(previous),
    maxAgeMs: Infinity,
  })
  #versions = ''

  constructor(paths: readonly string[], render: Render, { retryPauseMs = 60_000 } = {}) {
    this.#paths = paths
    this.#render = render
    this.#retryPauseMs = retryPauseMs
    onContentLoaded((contents) => {
      const versions = languageCodes.map((language) => contents[language].version).join(' ')
      if (versions !== this.#versions) this.#pages.invalidate()
      this.#versions = versions
    })
  }

  /**
   * Returns undefined if the page is not cached, or differs with the query of `url`. Reloads old
   * content in the background.
   */
  find(url: string, headers: IncomingHttpHeaders): PreparedResponse | undefined {
    refreshContents()
    const { path, query } = splitUrl(url)
    const found = this.#pages.peek()?.get(path)
    if (!found || (query && changesPage(query))) return undefined
    const offer = found.offers && offeredLanguage(headers['accept-language'])
    const page = (offer && found.offers?.[offer]) || found.page
    return headers.cookie?.includes('payload-token=') ? page.private : page.shared
  }

  async #renderAll(previous?: Pages): Promise<Pages> {
    // Pages must not contradict each other.
    const contents = await siteContents()
    const pages: Pages = new Map()
    let isComplete = true
    for (const path of this.#paths) {
      const content = contents[languageOfPath(path)]
      const { version } = content
      const before = previous?.get(path)
      if (before?.version === version) {
        pages.set(path, before)
        continue
      }
      const page = await this.#renderOne(path, content)
      if (page) pages.set(path, { page, offers: await this.#renderOffers(path, content), version })
      if (page !== undefined) continue
      isComplete = false
      if (before) pages.set(path, before)
    }
    if (!isComplete) setTimeout(() => this.#pages.invalidate(), this.#retryPauseMs).unref()
    return pages
  }

  async #renderOffers(path: string, content: SiteContent): Promise<Offers | null> {
    if (languageOfPath(path) !== defaultLanguage) return null
    const offers: Offers = {}
    for (const language of languageCodes) {
      if (language === defaultLanguage) continue
      offers[language] = (await this.#renderOne(path, content, language)) ?? undefined
    }
    return offers
  }

  /** Undefined on failure; null if not cacheable, such as a redirect. */
  async #renderOne(
    path: string,
    content: SiteContent,
    offer?: Language,
  ): Promise<CachedPage | null | undefined> {
    try {
      const answer = await this.#render(path, content, offer)
      const { status, headers } = answer
      if (status === 302 || headers.get('Cache-Control')?.includes('no-store')) return null
      return status === 200
        ? await compressPage(answer, offer ? offerCaching : sharedCaching)
        : undefined
    } catch (error) {
      logFailure(`The page ${path} could not be rendered`, error)
      return undefined
    }
  }
}

async function compressPage(
  answer: Response,
  caching: Record<string, string>,
): Promise<CachedPage> {
  const html = Buffer.from(await answer.arrayBuffer())
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 16)
  const bodies = {
    br: await promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
    gzip: await promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
    identity: html,
  }
  const headers = Object.fromEntries(answer.headers)
  return {
    shared: prepareResponse(bodies, { ...headers, ...caching }, tag),
    private: prepareResponse(bodies, { ...headers, ...privateCaching }, tag),
  }
}

function changesPage(query: string): boolean {
  const params = new URLSearchParams(query)
  return params.has('preview') || params.has(pincodeField)
}
