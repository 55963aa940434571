import * as staffWords from '#business/words/staff.ts'

interface ApiError {
  message: string
  data?: { errors?: { message: string }[]; needs?: string }
}

/** `needs`: what the request lacks, such as a `code`. */
type Result<Answer> =
  | { answer: Answer; problem?: never; needs?: never }
  | { answer?: never; problem: string; needs?: string }

export function postToApi<Answer>(path: string, body: object = {}): Promise<Result<Answer>> {
  return sendToApi('POST', path, body)
}

/** A field's message comes before the general one. */
export async function sendToApi<Answer>(
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<Result<Answer>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { errors?: ApiError[] }
    if (response.ok) return { answer }
    const [error] = answer.errors ?? []
    const problem = error?.data?.errors?.[0]?.message ?? error?.message
    return {
      problem: problem ?? staffWords.requestErrors.unavailable,
      needs: error?.data?.needs,
    }
  } catch {
    return { problem: staffWords.requestErrors.unavailable }
  }
}
