import { readFile, rename, writeFile } from 'node:fs/promises'
import { getPayload } from 'payload'
import { readContentFile, writeContentFile } from '#cms/content/transfer/content-file.ts'
import { exportContent } from '#cms/content/transfer/export-content.ts'
import { importContent } from '#cms/content/transfer/import-content.ts'
import { TransferProblem } from '#cms/content/transfer/transfer-problem.ts'
import config from '#payload.config.ts'
import { databaseProblem } from '#scripts/database/database-problem.ts'

/** Writes the content of DATABASE_URL into the file, or stores that of the file there. */
async function transferContent(direction = '', file = ''): Promise<void> {
  if (direction === 'export') return exportTo(file)
  const { created, changed, unchanged } = await importFrom(file)
  console.log(`Imported: ${created} created, ${changed} changed, ${unchanged} unchanged.`)
}

async function exportTo(file: string): Promise<void> {
  const content = await exportContent(await getPayload({ config }), new Date())
  // Written beside and renamed, so that an interrupted export leaves no half a file.
  await writeFile(`${file}.new`, writeContentFile(content))
  await rename(`${file}.new`, file)
  const entries = Object.values(content.collections).flat().length
  console.log(
    `Exported: ${Object.keys(content.globals).length} pages and settings, ${entries} entries, ${content.pictures.length} pictures.`,
  )
}

async function importFrom(file: string) {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new TransferProblem(`The file ${file} cannot be read (${code}).`)
  })
  const content = readContentFile(text)
  return importContent(await getPayload({ config }), content).catch((error: Error) => {
    throw new TransferProblem(`Nothing was imported. ${error.message}`)
  })
}

transferContent(...process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(databaseProblem(error) ?? error.message)
    process.exit(1)
  },
)
