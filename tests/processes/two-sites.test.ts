import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

let running: TwoSites

beforeAll(async () => {
  running = await startTwoSites()
}, 120_000)

afterAll(() => running?.stop())

// Less than the minute after which sites reload anyway.
const shortWait = { timeout: 30_000, interval: 20 }

const fetchPage = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers })
  return { response, html: await response.text() }
}

const publishCopyright = (copyright: string) => running.publish('site-layout', { copyright })

async function expectOnBoth(text: string) {
  const checks = running.sites.map((site) =>
    vi.waitFor(async () => expect((await fetchPage(site)).html).toContain(text), shortWait),
  )
  await Promise.all(checks)
}

async function query(statement: string) {
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

  it('appears on both sites after their LISTEN connections were closed', async () => {
    await Promise.all(running.sites.map((site) => fetchPage(site)))
    const listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await vi.waitFor(
      async () => expect(await query(`SELECT ${listening}`)).toHaveLength(2),
      shortWait,
    )
    expect(await query(`SELECT pg_terminate_backend(pid) ${listening}`)).toHaveLength(2)
    expect(await publishCopyright('Edited without LISTEN')).toBe(200)
    await expectOnBoth('Edited without LISTEN')

    expect(await publishCopyright('Edited again')).toBe(200)
    await expectOnBoth('Edited again')
  })

  it('appears on both sites when all connections are closed during the edit', async () => {
    const edits = ['Edit 1', 'Edit 2', 'Edit 3'].map(publishCopyright)
    await query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`)
    const statuses = await Promise.all(edits)
    // The CMS may fail to read the session or to store the change.
    for (const status of statuses) expect([200, 403, 500, 503]).toContain(status)
    const [{ copyright: stored } = {}] = await query('SELECT copyright FROM site_layout_locales')
    await expectOnBoth(String(stored))
    expect(await publishCopyright('Edited at last')).toBe(200)
    await expectOnBoth('Edited at last')
  })
})

describe('a page', () => {
  it('is identical on both sites, and is not sent again for a matching ETag', async () => {
    const [first, second] = await Promise.all(
      running.sites.map((site) => fetchPage(site, { 'Accept-Encoding': 'br' })),
    )
    // Both sites use SITE_URL in links.
    expect(second!.html).toBe(first!.html)
    const etag = first!.response.headers.get('ETag')!
    expect(second!.response.headers.get('ETag')).toBe(etag)

    const conditionalHeaders = {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${etag}`,
      // Otherwise `fetch` sends `no-cache`.
      'Cache-Control': 'max-age=0',
    }
    const { response, html } = await fetchPage(running.sites[1], conditionalHeaders)
    expect([response.status, html]).toEqual([304, ''])
    expect(response.headers.get('ETag')).toBe(etag)
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=60')

    await publishCopyright('Another page')
    await expectOnBoth('Another page')
    expect((await fetchPage(running.sites[1], conditionalHeaders)).response.status).toBe(200)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
  ])('is compressed for Accept-Encoding %s', async (accepted, encoding) => {
    const { response, html } = await fetchPage(running.sites[0], { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })

  it.each(['/', '/about', '/services', '/locations', '/about?utm_source=x'])(
    'allows shared caches to store it for a minute: %s',
    async (path) => {
      const { response } = await fetchPage(running.sites[0] + path)
      expect(response.headers.get('Cache-Control')).toBe(
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
    const { response } = await fetchPage(running.sites[0] + path, headers)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  it('is the same with a trailing slash, and has no ETag if it does not exist', async () => {
    const [plain, slash] = await Promise.all(
      ['/about', '/about/'].map((path) => fetchPage(running.sites[0] + path)),
    )
    expect(slash!.response.headers.get('ETag')).toBe(plain!.response.headers.get('ETag'))
    const { response } = await fetchPage(`${running.sites[0]}/no-such-page`)
    expect(response.status).toBe(404)
    expect(response.headers.get('ETag')).toBeNull()
  })
})
