/**
 * File systems allow 255 bytes. A number for taken names and the size of smaller copies follow:
 * `-12-1920x2560.webp`.
 */
const maxStemBytes = 200

const fallback = 'picture'

/** Windows reserves these names, and Payload would remove them. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The name of a file without its ending: safe in URLs and file systems, at most 200 bytes. */
export function pictureFileStem(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Keeps the joiners of Indian scripts and emoji.
    .replace(/(?![\u200c\u200d])\p{C}/gu, '')
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/[?#%<>:*|"]+/g, '-')
  const stem = trim(cutToBytes(trim(base), maxStemBytes))
    // Otherwise a smaller copy of another picture could have the same name.
    .replace(/-(\d+)x(\d+)$/, '-$1-$2')
  if (!/[\p{L}\p{N}\p{S}]/u.test(stem)) return fallback
  return reservedName.test(stem) ? `${fallback}-${stem}` : stem
}

function trim(stem: string): string {
  return stem.replace(/^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g, '')
}

function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > maxBytes) break
    cut += segment
  }
  return cut
}
