import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

let running: TwoSites

beforeAll(async () => {
  running = await startTwoSites()
}, 120_000)

afterAll(() => running?.stop())

// Sites reload anyway after a minute; bench/content.ts measures the delay.
const soon = { timeout: 30_000, interval: 20 }

const page = async (site: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site, { headers })
  return { answer, html: await answer.text() }
}

const publishCopyright = (words: string) => running.publish('site-layout', { copyright: words })

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
  it('appears on both sites', async () => {
    expect(await publishCopyright('Edited once')).toBe(200)
    await expectOnBoth('Edited once')
  })

  it('appears after the LISTEN connection was cut', async () => {
    await Promise.all(running.sites.map((site) => page(site)))
    const listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await vi.waitFor(async () => expect(await sql(`SELECT ${listening}`)).toHaveLength(2), soon)
    expect(await sql(`SELECT pg_terminate_backend(pid) ${listening}`)).toHaveLength(2)
    expect(await publishCopyright('Edited unheard')).toBe(200)
    await expectOnBoth('Edited unheard')

    expect(await publishCopyright('Edited again')).toBe(200)
    await expectOnBoth('Edited again')
  })

  it('reaches both sites when all connections are cut during the edit', async () => {
    const edits = ['Cut 1', 'Cut 2', 'Cut 3'].map(publishCopyright)
    await sql(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`)
    const statuses = await Promise.all(edits)
    // The CMS may fail to read the session or to store the change.
    for (const status of statuses) expect([200, 403, 500, 503]).toContain(status)
    const [{ copyright: stored } = {}] = await sql('SELECT copyright FROM site_layout')
    await expectOnBoth(String(stored))
    expect(await publishCopyright('Edited after all')).toBe(200)
    await expectOnBoth('Edited after all')
  })
})

describe('a page', () => {
  it('is identical on both sites, and is not sent again for a matching ETag', async () => {
    const [first, second] = await Promise.all(
      running.sites.map((site) => page(site, { 'Accept-Encoding': 'br' })),
    )
    // Both use SITE_URL for their own URLs.
    expect(second!.html).toBe(first!.html)
    const tag = first!.answer.headers.get('ETag')!
    expect(second!.answer.headers.get('ETag')).toBe(tag)

    const conditionalHeaders = {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${tag}`,
      // Otherwise fetch sends `no-cache`.
      'Cache-Control': 'max-age=0',
    }
    const { answer, html } = await page(running.sites[1], conditionalHeaders)
    expect([answer.status, html]).toEqual([304, ''])
    expect(answer.headers.get('ETag')).toBe(tag)
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60')

    await publishCopyright('Another page')
    await expectOnBoth('Another page')
    expect((await page(running.sites[1], conditionalHeaders)).answer.status).toBe(200)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
  ])('is compressed for Accept-Encoding %s', async (accepted, encoding) => {
    const { answer, html } = await page(running.sites[0], { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })

  it.each(['/', '/about', '/services', '/locations', '/about?utm_source=x'])(
    'allows shared caches to store it for a minute: %s',
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
  ])('forbids caching if it is personal: %s %j', async (path, headers) => {
    const { answer } = await page(running.sites[0] + path, headers)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  it('is the same with a trailing slash, and has no ETag at an unknown path', async () => {
    const [plain, slash] = await Promise.all(
      ['/about', '/about/'].map((path) => page(running.sites[0] + path)),
    )
    expect(slash!.answer.headers.get('ETag')).toBe(plain!.answer.headers.get('ETag'))
    const { answer } = await page(`${running.sites[0]}/no-such-page`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('ETag')).toBeNull()
  })
})
