import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import payload, { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { format, resolveConfig } from 'prettier'
import config from '#payload.config.ts'
import { renderEnvExample, renderSettingsPage } from './settings-documents.ts'

const generated = [
  'payload-types.ts',
  'cms/app/(payload)/cms/importMap.js',
  'docs/architecture.mmd',
  'docs/settings.md',
  '.env.example',
]

/** Also fails if the migrations are outdated. Updates the files. Needs no database. */
async function checkGenerated(): Promise<void> {
  const before = await readGenerated()
  await generateTypes(await config, { log: false })
  await generateImportMap(await config, { log: false })
  execFileSync('npm', ['run', '--silent', 'docs:architecture'])
  await writeSettingsDocuments()
  const after = await readGenerated()
  const outdated = generated.filter((_, index) => before[index] !== after[index])
  if (outdated.length > 0) {
    throw new Error(
      `These generated files were outdated and have been updated. Commit them: ${outdated.join(', ')}`,
    )
  }

  // Compares the schema with the newest migration in a copy of the folder.
  const copy = await mkdtemp(path.join(tmpdir(), 'saaf-migrations-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  await cp('migrations', copy, { recursive: true })
  // Payload requires a secret, although it is unused.
  const anySecret = { ...(await config), secret: 'unused' }
  await payload.init({ config: anySecret, disableDBConnect: true, disableOnInit: true })
  payload.logger.level = 'silent'
  payload.db.migrationDir = copy
  // Exits with code 0 if there is nothing to migrate.
  await payload.db.createMigration({ migrationName: 'drift', payload, skipEmpty: true })
  throw new Error(
    'A collection has changed without a migration. Create one: npm run migrate:create -- <name>',
  )
}

async function writeSettingsDocuments(): Promise<void> {
  const style = await resolveConfig('docs/settings.md')
  const page = await format(renderSettingsPage(), { ...style, parser: 'markdown' })
  await writeFile('docs/settings.md', page)
  await writeFile('.env.example', renderEnvExample())
}

function readGenerated(): Promise<string[]> {
  return Promise.all(generated.map((file) => readFile(file, 'utf8').catch(() => '')))
}

checkGenerated().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
