import { cpus, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

/** How soon an edit is seen on two processes of the site. Needs the production build: `npm run build`, then this. */
const edits = 50

async function measureEdits({ sites, publish }: TwoSites) {
  const delays: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    const words = `Edit ${number} of ${edits}`
    await publish('site-layout', { copyright: words })
    const stored = performance.now()
    await Promise.all(sites.map((site) => untilShown(site, words)))
    delays.push(performance.now() - stored)
  }
  delays.sort((a, b) => a - b)
  return {
    edits,
    'p50 ms': Math.round(delays[Math.floor(edits * 0.5)] ?? 0),
    'p99 ms': Math.round(delays[Math.floor(edits * 0.99)] ?? 0),
  }
}

async function untilShown(site: string, words: string): Promise<void> {
  while (!(await (await fetch(site)).text()).includes(words)) await setTimeout(2)
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}`)
const running = await startTwoSites()
try {
  console.table([await measureEdits(running)])
} finally {
  await running.stop()
}
