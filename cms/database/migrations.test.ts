import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrationNames } from './migrations.ts'

// Those before were written when one process stopped before the other started.
const lastWithoutRollouts = '20261123_110017_activities'
const since = migrationNames.filter((name) => name > lastWithoutRollouts)

/** What the release before may still need, and is taken from it. */
const takesAway =
  /\b(DROP (COLUMN|TABLE|TYPE|FUNCTION|VIEW|DEFAULT)|RENAME (TO|COLUMN|VALUE)|SET NOT NULL|SET DATA TYPE|TRUNCATE)\b|ADD COLUMN (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b/i

function upOf(source: string): string {
  return source.split(/export (?:async )?function down/)[0]!
}

it.each(since)('%s leaves the release before running, or says that it does not', (name) => {
  const up = upOf(readFileSync(path.join('migrations', `${name}.ts`), 'utf8'))
  if (takesAway.test(up)) expect(up).toContain(`requireMigration(db, '${name}')`)
})

it('sees what takes away, and not what is undone', () => {
  const initial = readFileSync('migrations/20261121_060556_initial.ts', 'utf8')
  expect(initial).toMatch(takesAway)
  expect(upOf(initial)).not.toMatch(takesAway)
})
