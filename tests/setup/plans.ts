import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

/** How PostgreSQL has answered those of the questions of `work` that have these words in them. */
export async function plansOf(
  pool: Pool,
  work: () => Promise<unknown>,
  words: string,
): Promise<string[]> {
  const asked = vi.spyOn(Client.prototype, 'query')
  await work()
  const questions = asked.mock.calls as unknown as [{ text: string; values?: unknown[] } | string][]
  asked.mockRestore()
  const plans: string[] = []
  for (const [question] of questions) {
    if (typeof question === 'string' || !question.text.includes(words)) continue
    const { text, values } = question
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, TIMING off) ${text}`,
      values,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
