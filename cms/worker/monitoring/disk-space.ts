import { stat, statfs } from 'node:fs/promises'
import type { DiskSpace } from '#business/monitoring/health-state.ts'

/** Returns null if the folder does not exist. Throws if the disk is unreadable. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Identifies a disk independently of path and container. */
export async function diskIdentity(folder: string): Promise<string> {
  const { dev, ino, birthtimeMs } = await stat(folder)
  return [dev, ino, birthtimeMs].join('-')
}
