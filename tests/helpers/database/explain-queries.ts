import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

export async function explainQueries(
  pool: Pool,
  work: () => Promise<unknown>,
  sqlPart: string,
): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  await work()
  const calls = spy.mock.calls as unknown as [{ text: string; values?: unknown[] } | string][]
  spy.mockRestore()
  const plans: string[] = []
  for (const [statement] of calls) {
    if (typeof statement === 'string' || !statement.text.includes(sqlPart)) continue
    const { text, values } = statement
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, TIMING off) ${text}`,
      values,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
