import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Readable only by its owner; complete or not at all. Resolves with the text of an existing file
 * instead.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, text, { mode: 0o600 })
  try {
    await link(temporary, file)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(temporary, { force: true })
  }
}
