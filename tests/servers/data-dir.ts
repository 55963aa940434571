import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { preparedSystem } from './prepared-system.ts'

export async function createDataDir(folder: string): Promise<string> {
  const prepared = await preparedSystem()
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const parts = [path.join(prepared, 'postgres'), path.join(prepared, 'data/media')]
  execFileSync('cp', ['-a', ...parts, dataDir])
  return dataDir
}
