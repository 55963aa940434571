import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '#scripts/database/database.ts'
import { forgetUnfinishedRestore, unfinishedRestore } from '#scripts/database/unfinished-restore.ts'
import { partNames } from './manifest.ts'

/**
 * Moves the pictures and the secret of a restored backup to their places in DATA_DIR, if the database says that this is still to
 * be done. A process that is killed in the middle leaves the rest to the next start. Returns whether there was anything to do.
 */
export async function finishRestore(url: string, dataDir: string): Promise<boolean> {
  const client = await connect(url)
  try {
    const name = await unfinishedRestore(client)
    if (!name) return false
    const folder = path.join(dataDir, path.basename(name))
    await mkdir(folder, { recursive: true })
    for (const part of [partNames.media, partNames.secret]) {
      const restored = path.join(folder, part)
      const place = path.join(dataDir, part)
      if (!existsSync(restored)) continue
      // The backup that the restore took of the state before it has these, too.
      if (existsSync(place)) await rename(place, path.join(folder, `replaced-${part}`))
      await rename(restored, place)
    }
    await forgetUnfinishedRestore(client)
    await rm(folder, { recursive: true })
    return true
  } finally {
    await client.end()
  }
}
