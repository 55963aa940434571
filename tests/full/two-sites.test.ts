import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

// The production build, which `npm test` has made before.

let running: TwoSites

beforeAll(async () => {
  running = await startTwoSites()
}, 120_000)

afterAll(() => running?.stop())

// Less than the minute after which a site asks by itself; bench/content.ts says how soon it really is.
const soon = { timeout: 30_000, interval: 20 }

const page = async (site: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site, { headers })
  return { answer, html: await answer.text() }
}

const copyright = (words: string) => running.publish('site-layout', { copyright: words })

async function expectOnBoth(words: string) {
  const shown = running.sites.map((site) =>
    vi.waitFor(async () => expect((await page(site)).html).toContain(words), soon),
  )
  await Promise.all(shown)
}

async function sql(statement: string) {
  const client = new Client({ connectionString: running.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

describe('an edit', () => {
  it('is live on both sites soon', async () => {
    expect(await copyright('Edited once')).toBe(200)
    await expectOnBoth('Edited once')
  })

  it('is shown after the connection on which edits are heard was cut', async () => {
    await Promise.all(running.sites.map((site) => page(site)))
    const hearing = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await vi.waitFor(async () => expect(await sql(`SELECT ${hearing}`)).toHaveLength(2), soon)
    expect(await sql(`SELECT pg_terminate_backend(pid) ${hearing}`)).toHaveLength(2)
    expect(await copyright('Edited unheard')).toBe(200)
    await expectOnBoth('Edited unheard')

    // And heard again from then on.
    expect(await copyright('Edited again')).toBe(200)
    await expectOnBoth('Edited again')
  })

  it('is lost by nobody where all connections are cut while it is made', async () => {
    const edits = ['Cut 1', 'Cut 2', 'Cut 3'].map(copyright)
    await sql(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`)
    const statuses = await Promise.all(edits)
    // Who is signed in could not be looked up, or the change could not be stored.
    for (const status of statuses) expect([200, 403, 500, 503]).toContain(status)
    const [{ copyright: stored } = {}] = await sql('SELECT copyright FROM site_layout')
    await expectOnBoth(String(stored))
    expect(await copyright('Edited after all')).toBe(200)
    await expectOnBoth('Edited after all')
  })
})

describe('a page', () => {
  it('is the same on both sites, and not sent again to whoever has it', async () => {
    const [first, second] = await Promise.all(
      running.sites.map((site) => page(site, { 'Accept-Encoding': 'br' })),
    )
    // Addresses of the site itself, such as that of the canonical link, are those of SITE_URL.
    expect(second!.html).toBe(first!.html)
    const tag = first!.answer.headers.get('ETag')!
    expect(second!.answer.headers.get('ETag')).toBe(tag)

    const known = {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${tag}`,
      // Otherwise fetch asks for what nobody has kept.
      'Cache-Control': 'max-age=0',
    }
    const { answer, html } = await page(running.sites[1], known)
    expect([answer.status, html]).toEqual([304, ''])
    expect(answer.headers.get('ETag')).toBe(tag)
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60')

    await copyright('Another page')
    await expectOnBoth('Another page')
    expect((await page(running.sites[1], known)).answer.status).toBe(200)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
  ])('is compressed for who takes %s', async (accepted, encoding) => {
    const { answer, html } = await page(running.sites[0], { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })

  it.each(['/', '/about', '/services', '/locations', '/about?utm_source=x'])(
    'may be kept for a minute by a shared cache: %s',
    async (path) => {
      const { answer } = await page(running.sites[0] + path)
      expect(answer.headers.get('Cache-Control')).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      )
    },
  )

  it.each([
    ['/', { Cookie: 'a=b; payload-token=x' }],
    ['/contact', {}],
    ['/booking', {}],
    ['/admin/login', {}],
  ])('is kept by nobody where it is for one person: %s %j', async (path, headers) => {
    const { answer } = await page(running.sites[0] + path, headers)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  it('is the same at an address that ends with a slash, and no made-up address is kept', async () => {
    const [plain, slash] = await Promise.all(
      ['/about', '/about/'].map((path) => page(running.sites[0] + path)),
    )
    expect(slash!.answer.headers.get('ETag')).toBe(plain!.answer.headers.get('ETag'))
    const { answer } = await page(`${running.sites[0]}/no-such-page`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('ETag')).toBeNull()
  })
})
