import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Names and contents. */
export async function hashFiles(paths: string[], excluded = /\.test\.tsx?$/): Promise<string> {
  const files = (await Promise.all(paths.map(listFiles)))
    .flat()
    .filter((file) => !excluded.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function listFiles(fileOrFolder: string): Promise<string[]> {
  if ((await stat(fileOrFolder)).isFile()) return [fileOrFolder]
  const entries = await readdir(fileOrFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}
