import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type AcceptedAdvisories, reportAdvisories } from './report-advisories.ts'
import saved from './saved-advisories.json' with { type: 'json' }

const today = '2026-11-25'

const advisory = (id: string, severity: string) => ({
  name: 'turbo-stream',
  title: 'Runs what it reads',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<3.0.0',
})
const audited = (...via: unknown[]) => ({ vulnerabilities: { 'turbo-stream': { via } } })
const acceptedUntil = (until: string): AcceptedAdvisories => ({
  'GHSA-1': { package: 'turbo-stream', until, reason: 'Bounded here' },
})

it('requires action for a high advisory that is not accepted', () => {
  const audit = audited(advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate'))
  const { lines, requiresAction } = reportAdvisories(audit, { accepted: {}, today })
  expect(requiresAction).toBe(true)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('**high**, new: turbo-stream <3.0.0')
})

it('accepts an advisory until its last day', () => {
  const audit = audited(advisory('GHSA-1', 'critical'))
  const on = (until: string) => reportAdvisories(audit, { accepted: acceptedUntil(until), today })
  expect(on('2026-11-25').requiresAction).toBe(false)
  expect(on('2026-11-24').requiresAction).toBe(true)
})

it('reports an advisory once when several packages depend on it', () => {
  const via = [advisory('GHSA-1', 'low')]
  const audit = {
    vulnerabilities: { 'turbo-stream': { via }, remix: { via: ['turbo-stream', ...via] } },
  }
  const { lines, requiresAction } = reportAdvisories(audit, { accepted: {}, today })
  expect(lines).toHaveLength(1)
  expect(requiresAction).toBe(false)
})

it('fails when the registry returns no report', () => {
  const refused = { message: '405 Method Not Allowed', statusCode: 405 }
  expect(() => reportAdvisories(refused, { accepted: {}, today })).toThrow('405 Method Not Allowed')
})

const registry = createServer((request, response) => {
  const isAudit = request.url === '/-/npm/v1/security/advisories/bulk'
  response.writeHead(isAudit ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(isAudit ? saved : {}))
})

beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => registry.close(resolve)))

it('reads the output of npm', async () => {
  const { port } = registry.address() as AddressInfo
  const variables = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` }
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/audit.ts'],
      { env: variables },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
  // Changes when the accepted date has passed.
  expect(printed).toMatch(/\*\*high\*\*, (accepted|ACCEPTED ONLY) until/)
  expect(printed).toContain('https://github.com/advisories/GHSA-rxv8-25v2-qmq8')
  expect(code).toBe(printed.includes('ACCEPTED ONLY') ? 1 : 0)
}, 60_000)

it('fails the workflow although its output is piped', () => {
  const { jobs } = parse(readFileSync('.github/workflows/audit.yml', 'utf8')) as {
    jobs: { packages: { steps: { run?: string; shell?: string }[] } }
  }
  const step = jobs.packages.steps.find(({ run }) => run?.includes('npm run --silent audit'))
  expect(step?.shell).toBe('bash')
})
