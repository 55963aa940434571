import * as messages from '#business/words/messages.ts'

/** Returns an error message as `problem`. */
export async function postToApi<Answer>(
  path: string,
  body: object = {},
): Promise<{ answer: Answer; problem?: never } | { problem: string; answer?: never }> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { errors?: { message: string }[] }
    if (response.ok) return { answer }
    return { problem: answer.errors?.[0]?.message ?? messages.request.unavailable }
  } catch {
    return { problem: messages.request.unavailable }
  }
}
