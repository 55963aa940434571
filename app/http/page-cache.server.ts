import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { onNewContent, siteContent } from '#app/models/content/content.server.ts'
import { Snapshot } from '#app/models/content/snapshot.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'

/** The smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

/** A page as it goes over the wire, in each form that browsers take. */
type KeptPage = Record<Encoding, { headers: Record<string, string>; body: Buffer }>

/** By which the Locations page is asked whether somebody comes to a pincode. */
export const pincodeQuery = 'pincode'

type Pages = Map<string, KeptPage>

/** The page of a path, showing `content`, as Remix answers it. */
type Render = (path: string, content: SiteContent) => Promise<Response>

// Seven times quicker than 9 for half a percent more bytes; the next edit is waited for.
const brotliQuality = 7

// A shared cache in front may keep a page for a minute; a browser asks each time, and mostly hears "304".
const forEveryone = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60' }
const forNobodyElse = { 'cache-control': 'private, no-store' }

/**
 * The pages that only show things, rendered and compressed before anybody asks for them, by their one path: what visitors
 * make up takes no memory. After an edit all of them are rendered anew, one after the other, and are answered as they
 * were until then; one that cannot be rendered stays so, and all are tried again after a pause.
 */
export class PageCache {
  readonly #paths: readonly string[]
  readonly #render: Render
  readonly #retryPauseMs: number
  readonly #pages = new Snapshot<Pages>({
    load: (known) => this.#renderAll(known),
    maxAgeMs: Infinity,
  })
  #version = ''

  constructor(paths: readonly string[], render: Render, { retryPauseMs = 60_000 } = {}) {
    this.#paths = paths
    this.#render = render
    this.#retryPauseMs = retryPauseMs
    onNewContent(({ version }) => {
      if (version !== this.#version) this.#pages.drop()
      this.#version = version
    })
  }

  /** Answers where it can, at once, and gives the status. Reads the content anew, behind it, once that is old. */
  answer(request: IncomingMessage, response: ServerResponse): 200 | 304 | undefined {
    siteContent().catch(() => {})
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const page = this.#pages.peek()?.get(path)
    if (!page || (query && isAnswered(query))) return undefined
    const accepted = new Negotiator(request).encodings([...encodings])
    const { headers, body } = page[encodings.find((each) => accepted.includes(each)) ?? 'identity']
    const own = isSignedIn(request) ? { ...headers, ...forNobodyElse } : headers
    if (fresh(request.headers, { etag: headers.etag })) {
      // With a length, some would wait for a body.
      const { 'content-length': _, ...withoutBody } = own
      response.writeHead(304, withoutBody).end()
      return 304
    }
    // Node leaves the body out where there is to be none.
    response.writeHead(200, own).end(body)
    return 200
  }

  async #renderAll(before?: Pages): Promise<Pages> {
    // The same for all, so that pages never contradict each other.
    const content = await siteContent()
    const pages: Pages = new Map()
    let isWhole = true
    for (const path of this.#paths) {
      const rendered = await this.#renderOne(path, content)
      isWhole &&= rendered !== undefined
      const page = rendered === undefined ? before?.get(path) : rendered
      if (page) pages.set(path, page)
    }
    if (!isWhole) setTimeout(() => this.#pages.drop(), this.#retryPauseMs).unref()
    return pages
  }

  /**
   * Undefined where it went wrong, which may be the content's fault; null where the route lets nobody keep the page, or has
   * none for who is not signed in.
   */
  async #renderOne(path: string, content: SiteContent): Promise<KeptPage | null | undefined> {
    try {
      const answer = await this.#render(path, content)
      const { status, headers } = answer
      if (status === 302 || headers.get('Cache-Control')?.includes('no-store')) return null
      return status === 200 ? await keep(answer) : undefined
    } catch (error) {
      logFailure(`The page ${path} could not be rendered`, error)
      return undefined
    }
  }
}

async function keep(answer: Response): Promise<KeptPage> {
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
  const form = (encoding: Encoding) => ({
    headers: {
      ...Object.fromEntries(answer.headers),
      ...forEveryone,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bodies[encoding].length),
      etag: `"${tag}-${encoding}"`,
      vary: 'Accept-Encoding',
    },
    body: bodies[encoding],
  })
  return { br: form('br'), gzip: form('gzip'), identity: form('identity') }
}

/** Whether a page says something else because of its query. */
function isAnswered(query: string): boolean {
  const asked = new URLSearchParams(query)
  return asked.has('preview') || asked.has(pincodeQuery)
}

function isSignedIn({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes('payload-token=') ?? false
}
