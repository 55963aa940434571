import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

/** Explains each query of `work` that contains `words`. */
export async function explainQueries(
  pool: Pool,
  work: () => Promise<unknown>,
  words: string,
): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  await work()
  const statements = spy.mock.calls as unknown as [{ text: string; values?: unknown[] } | string][]
  spy.mockRestore()
  const plans: string[] = []
  for (const [statement] of statements) {
    if (typeof statement === 'string' || !statement.text.includes(words)) continue
    const { text, values } = statement
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, TIMING off) ${text}`,
      values,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
