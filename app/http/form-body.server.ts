import { cleanText } from '#business/words/clean-text.ts'
import type { Words } from '#business/words/sentence.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { wordsOf } from './request-content.server.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a form and cleans its texts, except passwords. Throws a plain Response: 415 for another
 * content type, 413 over 64 KiB, 400 for a file, a malformed body or field names.
 * `repeatableField` may occur several times.
 */
export async function readForm(
  request: Request,
  { repeatableField }: { repeatableField?: string } = {},
): Promise<FormData> {
  const words = wordsOf(request).requests
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!formTypes.test(contentType)) throw refusal(415, words.unreadable)
  const form = await parseForm(await readBody(request, words), contentType)
  if (!form || !isPlain(form, repeatableField)) throw refusal(400, words.unreadable)
  return cleanForm(form)
}

/** Null if malformed. */
async function parseForm(body: Buffer<ArrayBuffer>, contentType: string) {
  // Half the time of `formData()`.
  if (/^application/i.test(contentType)) return new URLSearchParams(body.toString())
  const response = new Response(body, { headers: { 'Content-Type': contentType } })
  return response.formData().catch(() => null)
}

function cleanForm(form: FormData | URLSearchParams): FormData {
  const cleaned = new FormData()
  for (const [name, value] of form) {
    const isText = typeof value === 'string' && name !== 'password'
    cleaned.append(name, isText ? cleanText(value) : value)
  }
  return cleaned
}

/** On the server, Conform's commands could build an array of any length. */
const conformCommands = ['__intent__', '__state__']

function isPlain(form: FormData | URLSearchParams, list?: string): boolean {
  const names = [...form.keys()].filter((name) => name !== list)
  return (
    [...form.values()].every((value) => typeof value === 'string') &&
    new Set(names).size === names.length &&
    names.every((name) => /^[\w-]*$/.test(name) && !conformCommands.includes(name))
  )
}

async function readBody(request: Request, words: Words['requests']): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = request.body?.getReader()
  const next = () =>
    reader?.read().catch(() => {
      throw refusal(400, words.unreadable)
    })
  for (let part = await next(); part && !part.done; part = await next()) {
    received += part.value.byteLength
    if (received > bodyLimits.form) throw refusal(413, words.tooLarge)
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
