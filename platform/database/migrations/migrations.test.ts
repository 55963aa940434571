import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrationNames } from './migrations.ts'

/** Matches removals of something that the previous release may still use. */
const removal =
  /\b(DROP (COLUMN|TABLE|TYPE|FUNCTION|VIEW|DEFAULT)|RENAME (TO|COLUMN|VALUE)|SET NOT NULL|SET DATA TYPE|TRUNCATE)\b|ADD COLUMN (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b/i

function upOf(source: string): string {
  return source.split(/export (?:async )?function down/)[0]!
}

const later = migrationNames.slice(1)

it.each(later)('keeps the previous release running after %s, or requires that migration', (name) => {
  const up = upOf(readFileSync(path.join('migrations', `${name}.ts`), 'utf8'))
  if (removal.test(up)) expect(up).toContain(`requireMigration(db, '${name}')`)
})

it('recognises a removal in up and ignores one in down', () => {
  const migration =
    'export function up() { sql`ADD COLUMN a` }\nexport function down() { sql`DROP COLUMN a` }'
  expect(migration).toMatch(removal)
  expect(upOf(migration)).not.toMatch(removal)
})
