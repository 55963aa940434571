import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '#scripts/database/database.ts'
import {
  clearUnfinishedRestore,
  findUnfinishedRestore,
} from '#scripts/database/unfinished-restore.ts'
import { entryNames } from './manifest.ts'

/**
 * Moves restored pictures and secret into place, also after a crash. False if nothing was
 * unfinished.
 */
export function finishRestore(url: string, dataDir: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const name = await findUnfinishedRestore(client)
    if (!name) return false
    const folder = path.join(dataDir, path.basename(name))
    await mkdir(folder, { recursive: true })
    for (const part of [entryNames.media, entryNames.secret]) {
      const restored = path.join(folder, part)
      const place = path.join(dataDir, part)
      if (!existsSync(restored)) continue
      // The backup from before the restore also has these.
      if (existsSync(place)) await rename(place, path.join(folder, `replaced-${part}`))
      await rename(restored, place)
    }
    await clearUnfinishedRestore(client)
    await rm(folder, { recursive: true })
    return true
  })
}
