import { setTimeout } from 'node:timers/promises'
import { machineDescription, median, parseWrkOutput, runWrk } from '#bench/helpers/measurement.ts'
import { languageCodes, localPath } from '#business/languages/languages.ts'
import { startTwoSites } from '#tests/servers/two-sites.ts'

/**
 * Compares the cached Home page in one language and in all, and measures how soon an edit of each
 * language is visible. Needs wrk. Settings: ROUNDS, SECONDS, EDITS.
 */
const rounds = Number(process.env.ROUNDS ?? 20)
const seconds = Number(process.env.SECONDS ?? 2)
const edits = Number(process.env.EDITS ?? 30)
const clients = 16

const inAll = languageCodes.map((language) => localPath(language, '/'))
const inOne = inAll.map(() => '/')

console.log(`${machineDescription}; ${rounds} rounds of ${seconds} s, ${edits} edits a language`)
const running = await startTwoSites()
const site = running.sites[0]

async function pagesPerSecond(paths: string[]) {
  const args = ['-H', 'Accept-Encoding: br', '-s', 'bench/helpers/paths.lua', '--', ...paths]
  return parseWrkOutput(await runWrk(site, { clients, seconds, args })).perSecond
}

/** Alternates the order, and compares within each round, because the machine's speed varies. */
async function compareSpeed() {
  const measured: { one: number; all: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isAllFirst = round % 2 === 1
    const first = await pagesPerSecond(isAllFirst ? inAll : inOne)
    const second = await pagesPerSecond(isAllFirst ? inOne : inAll)
    measured.push(isAllFirst ? { one: second, all: first } : { one: first, all: second })
  }
  return {
    'one language/s': Math.round(median(measured.map(({ one }) => one))),
    'all languages/s': Math.round(median(measured.map(({ all }) => all))),
    ratio: median(measured.map(({ one, all }) => all / one)).toFixed(3),
  }
}

async function measureEdits(language: (typeof languageCodes)[number]) {
  const url = site + localPath(language, '/')
  const delays: number[] = []
  for (let number = 1; number <= edits; number += 1) {
    const expected = `Edit ${number} in ${language}`
    await running.publish(`site-layout?locale=${language}`, { copyright: expected })
    const publishedAt = performance.now()
    while (!(await (await fetch(url)).text()).includes(expected)) await setTimeout(2)
    delays.push(performance.now() - publishedAt)
  }
  delays.sort((a, b) => a - b)
  return { language, 'p50 ms': Math.round(median(delays)), 'max ms': Math.round(delays.at(-1)!) }
}

try {
  console.table([await compareSpeed()])
  const measured = []
  for (const language of languageCodes) measured.push(await measureEdits(language))
  console.table(measured)
} finally {
  await running.stop()
}
