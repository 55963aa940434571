import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** One hash over the names and contents of files and of all that is in folders, but for what `leftOut` matches. */
export async function hashOfFiles(places: string[], leftOut = /\.test\.tsx?$/): Promise<string> {
  const files = (await Promise.all(places.map(filesIn)))
    .flat()
    .filter((file) => !leftOut.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function filesIn(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}
