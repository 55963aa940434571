import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareSystem } from './two-sites'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder that `prepareSystem` has filled: its pictures take longer than many a test. */
    preparedSystem: string
  }
}

/** Makes the sample system once, for every test that starts on a copy of it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-prepared-'))
  await prepareSystem(folder)
  project.provide('preparedSystem', folder)
  return () => rm(folder, { recursive: true, force: true })
}
