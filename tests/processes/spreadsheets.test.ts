import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { writeCsv } from '#app/models/bookings/booking-export.server.ts'
import { unguardText } from '#business/bookings/csv/spreadsheet-cells.ts'
import { anyBooking, readImportFile, toImported } from '#tests/helpers/bookings/any-booking.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'saaf-spreadsheet-'))
const profile = pathToFileURL(path.join(folder, 'profile')).href

afterAll(() => rm(folder, { recursive: true, force: true }))

async function convert(file: string, format: string, inputFilter = ''): Promise<string> {
  const input = inputFilter ? [`--infilter=${inputFilter}`] : []
  const output = ['--convert-to', format, '--outdir', folder]
  const options = [`-env:UserInstallation=${profile}`, '--headless', ...input, ...output]
  await promisify(execFile)('soffice', [...options, file]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error('Install the Debian package libreoffice-calc-nogui.')
  })
  return path.join(folder, `bookings.${format.split(':')[0]}`)
}

/** Opens the file, saves it as a spreadsheet, and saves that as CSV. */
async function passThroughCalc(
  text: string,
  { language, separator }: { language: number; separator: string },
): Promise<Buffer> {
  const file = path.join(folder, 'bookings.csv')
  await writeFile(file, text)
  // Commas, quotes, UTF-8, from line 1; numbers and dates are detected, as in other programs.
  const spreadsheet = await convert(file, 'ods', `CSV:44,34,76,1,,${language},false,true`)
  const [code, calc] = [separator.charCodeAt(0), 'Text - txt - csv (StarCalc)']
  await convert(spreadsheet, `csv:${calc}:${code},34,76,1,,0,false,true,false`)
  return readFile(file)
}

// Language codes of Windows.
it.each([
  ['English (India)', { language: 0x4009, separator: ',' }],
  ['English (United States)', { language: 0x409, separator: '\t' }],
  ['German', { language: 0x407, separator: ';' }],
])('reads the same bookings after LibreOffice has saved them in %s', async (_, options) => {
  const bookings = fc.sample(anyBooking, { numRuns: 1000, seed: 1998 })
  const file = await passThroughCalc(writeCsv(bookings, { isFirst: true }), options)
  expect(await readImportFile(file)).toEqual(bookings.map(toImported))

  const rows = parse<{ reference: string }>(file, { columns: true, delimiter: options.separator })
  const references = rows.map(({ reference }) => unguardText(reference))
  expect(references).toEqual(bookings.map(({ reference }) => reference))
})
