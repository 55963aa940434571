import { access, mkdir, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const periodMicroseconds = 20_000
const v2Controllers = '/sys/fs/cgroup/cgroup.controllers'
const v1Root = '/sys/fs/cgroup/cpu'

export interface ProcessorGroup {
  /** Includes their future children. */
  addProcesses: (pids: number[]) => Promise<void>
  /** 0.2 is a fifth of a processor; null removes the limit. */
  setLimit: (processors: number | null) => Promise<void>
  /** All processes must have ended. */
  remove: () => Promise<void>
}

/**
 * Creates a Linux control group, version 1 or 2. Needs root.
 * https://docs.kernel.org/admin-guide/cgroup-v2.html
 */
export async function createProcessorGroup(name: string): Promise<ProcessorGroup> {
  const isV2 = await access(v2Controllers).then(
    () => true,
    () => false,
  )
  const root = isV2 ? path.dirname(v2Controllers) : v1Root
  if (isV2) await writeFile(path.join(root, 'cgroup.subtree_control'), '+cpu')
  const group = path.join(root, `saaf-${process.pid}-${name}`)
  await mkdir(group)
  const write = (file: string, value: string | number) =>
    writeFile(path.join(group, file), String(value))
  return {
    async addProcesses(pids) {
      for (const pid of pids) await write('cgroup.procs', pid)
    },
    async setLimit(processors) {
      const quota = processors && Math.round(processors * periodMicroseconds)
      if (isV2) return write('cpu.max', `${quota ?? 'max'} ${periodMicroseconds}`)
      await write('cpu.cfs_period_us', periodMicroseconds)
      await write('cpu.cfs_quota_us', quota ?? -1)
    },
    remove: () => rmdir(group),
  }
}
