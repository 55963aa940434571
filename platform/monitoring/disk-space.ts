import { statfs } from 'node:fs/promises'

interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

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

// Room for PostgreSQL's write-ahead log, and a day of pictures.
const lowSpaceBytes = 2 * 2 ** 30

/** True if less than 2 GiB and less than a tenth is free. */
export function isDiskNearlyFull({ freeBytes, sizeBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(lowSpaceBytes, sizeBytes / 10)
}
