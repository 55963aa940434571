import { access, mkdir, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const periodMicroseconds = 20_000
const second = '/sys/fs/cgroup/cgroup.controllers'
const first = '/sys/fs/cgroup/cpu'

/** Processes that together get so much of the machine's processors. */
export interface ProcessorShare {
  /** With what they start from now on. */
  hold: (pids: number[]) => Promise<void>
  /** In processors: 0.2 is a fifth of one; null takes the limit away. */
  limit: (processors: number | null) => Promise<void>
  /** For when none of them is left. */
  remove: () => Promise<void>
}

/** A control group of Linux, of either version. Needs root. https://docs.kernel.org/admin-guide/cgroup-v2.html */
export async function processorShare(name: string): Promise<ProcessorShare> {
  const isSecond = await access(second).then(
    () => true,
    () => false,
  )
  const root = isSecond ? path.dirname(second) : first
  if (isSecond) await writeFile(path.join(root, 'cgroup.subtree_control'), '+cpu')
  const group = path.join(root, `saaf-${process.pid}-${name}`)
  await mkdir(group)
  const tell = (file: string, value: string | number) =>
    writeFile(path.join(group, file), String(value))
  return {
    async hold(pids) {
      for (const pid of pids) await tell('cgroup.procs', pid)
    },
    async limit(processors) {
      const quota = processors && Math.round(processors * periodMicroseconds)
      if (isSecond) return tell('cpu.max', `${quota ?? 'max'} ${periodMicroseconds}`)
      await tell('cpu.cfs_period_us', periodMicroseconds)
      await tell('cpu.cfs_quota_us', quota ?? -1)
    },
    remove: () => rmdir(group),
  }
}
