import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

/** A page as it goes over the wire, in each form that browsers take. */
export interface CachedPage {
  bodies: Record<Encoding, Buffer>
  /** Unquoted, the same in every process that renders the same page. */
  tag: string
}

// Ten times quicker than the highest, and the page is hardly larger. Somebody waits for the first one after an edit.
const brotliQuality = 9

const pages = new Map<string, { version: string; page: Promise<CachedPage> }>()

/**
 * The page of a path at a version of the content. Rendered and compressed once; whoever asks meanwhile waits for the
 * same rendering. `path` is one of a few known ones: what a visitor could make up must not fill the memory.
 */
export function cachedPage(
  path: string,
  version: string,
  render: () => Promise<string>,
): Promise<CachedPage> {
  const known = pages.get(path)
  if (known?.version === version) return known.page
  const page = render().then(compress)
  pages.set(path, { version, page })
  page.catch(() => pages.get(path)?.page === page && pages.delete(path))
  return page
}

/** The form to answer with: the smallest that an `Accept-Encoding` header takes. RFC 9110, section 12.5.3 */
export function preferredEncoding(accepted: string | null): Encoding {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([coding]) => coding)
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity'
}

async function compress(html: string): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  return { bodies: { br, gzip: gz, identity }, tag }
}
