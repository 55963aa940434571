import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { get, type RequestOptions } from '#tests/helpers/http/route-request.ts'
import * as route from './pictures.ts'

await testPayload()
const { dataDir, mediaDir } = environment
mkdirSync(path.join(mediaDir, 'folder.png'), { recursive: true })
writeFileSync(path.join(dataDir, 'secret.png'), 'secret')
writeFileSync(path.join(mediaDir, 'notes.txt'), 'notes')
writeFileSync(path.join(mediaDir, '.hidden.png'), 'hidden')
const shirt = path.join(mediaDir, 'my shirt.AVIF')
writeFileSync(shirt, 'a picture')
utimesSync(shirt, new Date(), new Date('2026-11-20T10:00:00.500Z'))

const open = (filename: string, headers?: RequestOptions['headers'], method?: 'HEAD') =>
  get(route, '/media/x', { params: { filename }, headers, method })

// From DATA_DIR; collections/media/storage.db.test.ts tests S3.
describe('GET /media/<file>', () => {
  it('sends the file, cacheable forever', async () => {
    const answer = await open('my shirt.AVIF')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe('a picture')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'content-length': '9',
      'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
      'x-content-type-options': 'nosniff',
    })
  })

  it('sends only the headers for HEAD', async () => {
    const answer = await open('my shirt.AVIF', {}, 'HEAD')
    expect(answer.headers.get('Content-Length')).toBe('9')
    expect(answer.text).toBe('')
  })

  it('answers 304 when the browser has the file', async () => {
    const etag = (await open('my shirt.AVIF')).headers.get('ETag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await open('my shirt.AVIF', { 'If-None-Match': known })).status).toBe(304)
    }
    const since = { 'If-Modified-Since': 'Fri, 20 Nov 2026 10:00:00 GMT' }
    expect((await open('my shirt.AVIF', since)).status).toBe(304)
  })

  it('sends the file when the browser has another version', async () => {
    expect((await open('my shirt.AVIF', { 'If-None-Match': '"other"' })).status).toBe(200)
    const before = { 'If-Modified-Since': 'Fri, 20 Nov 2026 09:59:59 GMT' }
    expect((await open('my shirt.AVIF', before)).status).toBe(200)
    const both = { 'If-None-Match': '"other"', 'If-Modified-Since': new Date().toUTCString() }
    expect((await open('my shirt.AVIF', both)).status).toBe(200)
  })

  it.each([
    'none.png',
    '../secret.png',
    '..\\secret.png',
    '/etc/passwd.png',
    'folder.png',
    'notes.txt',
    '.hidden.png',
    'my shirt.AVIF\0.png',
    '',
    '..',
  ])('returns 404 for %j', async (filename) => {
    expect((await open(filename)).status).toBe(404)
  })
})
