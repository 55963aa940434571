import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { launchOptions } from '#tests/helpers/browser.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { preparedSystem } from '#tests/servers/prepared-system.ts'
import { type SpawnedProcess, startScript } from '#tests/servers/spawned-process.ts'

let checkout: string
let development: SpawnedProcess
let site: string
let cms: string

beforeAll(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'saaf-development-'))
  await copyCheckout(checkout)
  const dataDir = path.join(checkout, '.data')
  execFileSync('cp', ['-a', path.join(await preparedSystem(), 'data'), dataDir])
  execFileSync('cp', ['-a', path.join(await preparedSystem(), 'postgres'), dataDir])

  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  site = `http://localhost:${ports.PORT}`
  cms = `http://localhost:${ports.CMS_PORT}`
  const variables = { PAYLOAD_SECRET: secret, ...ports }
  development = startScript('scripts/dev.ts', { cwd: checkout, variables })
  await development.waitForOutput(/^Ready$/m)
})

afterAll(async () => {
  development?.child.kill('SIGTERM')
  await development?.exitCode
  await rm(checkout, { recursive: true, force: true })
})

/** Hard-links the packages, but not their caches. */
async function copyCheckout(to: string): Promise<void> {
  const excluded = /^(\.data|\.git|build\/client|cms\/\.next\/cache|node_modules|test-results)$/
  await cp('.', to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !excluded.test(path.relative('.', source)),
  })
  const packages = path.join(to, 'node_modules')
  await mkdir(packages)
  try {
    execFileSync('cp', ['-al', 'node_modules/.', packages], { stdio: 'ignore' })
  } catch {
    // Hard links do not work across disks.
    execFileSync('cp', ['-a', 'node_modules/.', packages])
  }
  for (const cache of ['.cache', '.vite']) {
    await rm(path.join(packages, cache), { recursive: true, force: true })
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const target = path.join(checkout, file)
  const text = await readFile(target, 'utf8')
  expect(text).toContain(from)
  await writeFile(target, text.replace(from, to))
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  return response.text()
}

it('serves site and CMS without errors in the browser', async () => {
  expect(await fetchText(`${cms}/cms/login`)).toContain('Login')

  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
  await page.goto(`${site}/booking`)
  // Continue works only after hydration.
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Pickup Date').waitFor()
  await browser.close()

  expect(errors).toEqual([])
  expect(development.output()).not.toMatch(/error/i)
})

it('shows a changed component without a restart', async () => {
  await edit('app/site/sections/page-section.tsx', '<section', '<section data-changed="component"')
  await vi.waitFor(
    async () => expect(await fetchText(`${site}/about`)).toContain('data-changed="component"'),
    waitOptions,
  )
})

it('shows a changed rule without a restart', async () => {
  await edit('business/words/en.ts', "booking: 'Schedule Pickup'", "booking: 'Changed rule'")
  await vi.waitFor(
    async () => expect(await fetchText(`${site}/booking`)).toContain('Changed rule'),
    waitOptions,
  )
})

it('asks for a restart when a migration is added', async () => {
  await writeFile(path.join(checkout, 'migrations/20991231_000000_add_field.ts'), '')
  await development.waitForOutput(
    /20991231_000000_add_field\.ts has changed\. Restart `npm run dev`/,
  )
})

it('shows a changed collection without a restart', async () => {
  const hook = "afterRead: [({ doc }) => ({ ...doc, name: 'Changed collection' })]"
  await edit('collections/testimonials.ts', '  fields: [', `  hooks: { ${hook} },\n  fields: [`)
  await vi.waitFor(
    async () => expect(await fetchText(`${site}/contact`)).toContain('Changed collection'),
    waitOptions,
  )
})

it('prints no warning about the Edge runtime, which the CMS does not use', async () => {
  await fetchText(`${cms}/cms/login`)
  expect(development.output()).not.toContain('Edge Runtime')
})
