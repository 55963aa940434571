import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import payload, { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#payload.config.ts'

const generated = [
  'payload-types.ts',
  'cms/app/(payload)/cms/importMap.js',
  'docs/architecture.mmd',
]

/**
 * Fails where a generated file no longer follows from what it is generated from: Payload's types, the admin's import
 * map, the drawing of the rooms, and the migrations. The first three are brought up to date on the way. Needs no
 * database.
 */
async function checkGenerated(): Promise<void> {
  const before = await readGenerated()
  await generateTypes(await config, { log: false })
  await generateImportMap(await config, { log: false })
  execFileSync('npm', ['run', '--silent', 'docs:architecture'])
  const after = await readGenerated()
  const outdated = generated.filter((_, index) => before[index] !== after[index])
  if (outdated.length > 0) {
    throw new Error(`Brought up to date, please commit: ${outdated.join(', ')}`)
  }

  // The schema is compared with that of the newest migration, in a copy of the folder.
  const copy = await mkdtemp(path.join(tmpdir(), 'saaf-migrations-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  await cp('migrations', copy, { recursive: true })
  // Payload wants a secret even where it keeps none.
  const anySecret = { ...(await config), secret: 'unused' }
  await payload.init({ config: anySecret, disableDBConnect: true, disableOnInit: true })
  payload.logger.level = 'silent'
  payload.db.migrationDir = copy
  // Where there is nothing to migrate this ends the process, with exit code 0.
  await payload.db.createMigration({ migrationName: 'drift', payload, skipEmpty: true })
  throw new Error('A collection has changed without a migration: npm run migrate:create -- <name>')
}

function readGenerated(): Promise<string[]> {
  return Promise.all(generated.map((file) => readFile(file, 'utf8').catch(() => '')))
}

checkGenerated().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
