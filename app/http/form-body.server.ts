import { messages } from '#business/words/messages.ts'

/** No honest form of this site comes near it, even written in Devanagari and percent-encoded. */
const maxBodyBytes = 128 * 1024
const maxDiscardedBytes = 8 * 1024 * 1024

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * The form that a request carries. Throws a plain Response with a sentence where there is none to read:
 * 415 for another content type, 413 past 128 KiB, 400 for a body that is cut off or malformed.
 */
export async function readForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!formTypes.test(contentType)) throw refusal(415, messages.request.unreadable)
  const body = await readBody(request)
  return new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw refusal(400, messages.request.unreadable)
  })
}

async function readBody(request: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  try {
    const reader = request.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      received += part.value.byteLength
      if (received <= maxBodyBytes) chunks.push(part.value)
      // A browser reads the refusal only once it could send everything, so some more is read and thrown away.
      if (received > maxDiscardedBytes) break
    }
  } catch {
    throw refusal(400, messages.request.unreadable)
  }
  if (received > maxBodyBytes) throw refusal(413, messages.request.tooLarge)
  return new Blob(chunks)
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
