import { stat, statfs } from 'node:fs/promises'
import type { DiskSpace } from '#business/watching/watched.ts'

/** Of the disk that a folder is on; null where there is no such folder. Throws where the disk cannot be read. */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Tells the disk of a folder from others, by whichever name and from whichever container the folder is reached. */
export async function diskIdentity(folder: string): Promise<string> {
  const { dev, ino, birthtimeMs } = await stat(folder)
  return [dev, ino, birthtimeMs].join('-')
}
