import { cpus, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

/** How soon two site processes show an edit. */
const edits = 50

async function measureEdits({ sites, publish }: TwoSites) {
  const delays: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    const expected = `Edit ${number} of ${edits}`
    await publish('site-layout', { copyright: expected })
    const publishedAt = performance.now()
    await Promise.all(sites.map((site) => waitForText(site, expected)))
    delays.push(performance.now() - publishedAt)
  }
  delays.sort((a, b) => a - b)
  return {
    edits,
    'p50 ms': Math.round(delays[Math.floor(edits * 0.5)] ?? 0),
    'p99 ms': Math.round(delays[Math.floor(edits * 0.99)] ?? 0),
  }
}

async function waitForText(site: string, expected: string): Promise<void> {
  while (!(await (await fetch(site)).text()).includes(expected)) await setTimeout(2)
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}`)
const running = await startTwoSites()
try {
  console.table([await measureEdits(running)])
} finally {
  await running.stop()
}
