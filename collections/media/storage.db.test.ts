import { existsSync } from 'node:fs'
import { commitTransaction, createLocalReq, handleEndpoints, initTransaction } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteContent } from '#app/models/content/content.server.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Media } from '#payload-types.ts'
import { plainPicture, toUploadFile } from '#tests/helpers/pictures.ts'
import { startS3Server } from '#tests/servers/s3-server.ts'

const s3 = await startS3Server()
Object.assign(process.env, s3.settings)

// Imported now, because modules read the environment once.
const { default: config } = await import('#payload.config.ts')
const { environment } = await import('#environment.ts')
const { loader } = await import('#app/resources/pictures.ts')
const { toPicture } = await import('#app/models/content/resolve-content.server.ts')
const { sharePicture } = await import('#app/seo/share-pictures.server.ts')
const { emptyDatabase, testPayload, createUserWithRole } =
  await import('#tests/helpers/database/database.ts')

const payload = await testPayload()
const sharedHome = { page: 'home', language: 'en' } as const
const everything = { collection: 'media', overrideAccess: true } as const

beforeEach(async () => {
  await emptyDatabase(payload)
  await s3.emptyBucket()
})
afterAll(() => s3.stop())

async function store(): Promise<Media> {
  const file = toUploadFile(
    'shirt.jpg',
    await plainPicture(500, 375).jpeg().toBuffer(),
    'image/jpeg',
  )
  return payload.create({ ...everything, data: { alt: 'A shirt' }, file })
}

function visit(filename: string, headers: HeadersInit = {}, method = 'GET') {
  const request = new Request('http://localhost/media/x', { headers, method })
  return loader({ params: { filename }, request, context: {} })
}

function fileNames({ filename, sizes }: Media): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].map(String)
}

const objectKeys = (media: Media) => [...new Set(fileNames(media))].map((name) => `media/${name}`)

async function whileAway<T>(act: () => Promise<T>): Promise<T> {
  await s3.stop()
  try {
    return await act()
  } finally {
    await s3.start()
  }
}

describe('with a bucket', () => {
  it('sends no Content-Length if the storage sends none', async () => {
    const { filename } = await store()
    const handlers = payload.collections.media.config.upload.handlers!
    const handler = handlers.at(-1)!
    handlers.push(async (...args) => {
      const answer = (await handler(...args)) as Response
      answer.headers.delete('Content-Length')
      return answer
    })
    const answer = await visit(filename!).finally(() => handlers.pop())
    expect(answer.headers.get('Content-Length')).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })

  it('stores a picture and its sizes there, and nothing on disk', async () => {
    const media = await store()
    expect((await s3.listKeys()).sort()).toEqual(objectKeys(media).sort())
    expect(existsSync(environment.mediaDir)).toBe(false)
    expect(await sharp(await s3.readObject(`media/${media.sizes!.avif480!.filename}`)).metadata())
      // sharp names AVIF by its container.
      .toMatchObject({ format: 'heif', width: 480 })
  })

  it('serves pictures on the site as immutable', async () => {
    const media = await store()
    const answer = await visit(media.sizes!.webp480!.filename!)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(media.sizes!.webp480!.filesize),
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/) as string,
    })
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file).toEqual(await s3.readObject(`media/${media.sizes!.webp480!.filename}`))
  })

  it('answers 304 to a known ETag, and HEAD without a body', async () => {
    const { filename, filesize } = await store()
    const etag = (await visit(filename!)).headers.get('ETag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect((await visit(filename!, { 'If-None-Match': known })).status).toBe(304)
    }
    expect((await visit(filename!, { 'If-None-Match': '"other"' })).status).toBe(200)

    const head = await visit(filename!, {}, 'HEAD')
    expect(head.headers.get('Content-Length')).toBe(String(filesize))
    expect(await head.text()).toBe('')
  })

  it('serves a file without a database query', async () => {
    const { filename } = await store()
    const find = payload.find
    payload.find = () => Promise.reject(new Error('Unexpected database query'))
    try {
      expect((await visit(filename!)).status).toBe(200)
      expect((await visit('none.png')).status).toBe(404)
    } finally {
      payload.find = find
    }
  })

  it.each(['none.png', '../saaf-test/media/shirt.jpg', 'media/shirt.jpg', '..', 'notes.txt', ''])(
    'answers 404 for the name %j',
    async (filename) => {
      await store()
      expect((await visit(filename)).status).toBe(404)
    },
  )

  it('serves the picture in the CMS', async () => {
    const { filename } = await store()
    const request = new Request(`${environment.cmsUrl}/api/media/file/${filename}`)
    const answer = await handleEndpoints({ config, request })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    await answer.arrayBuffer()
  })

  it('moves the focal point without touching the files', async () => {
    const before = await store()
    const file = await s3.readObject(`media/${before.filename}`)
    const data = { focalX: 10, focalY: 90 }
    const media = await payload.update({ ...everything, id: before.id, data })
    expect(media).toMatchObject({ ...data, filename: before.filename, sizes: before.sizes })
    expect(await s3.readObject(`media/${before.filename}`)).toEqual(file)
  })

  it('replaces a picture and deletes the previous files', async () => {
    const before = await store()
    const file = toUploadFile('coat.png', await plainPicture(500, 300).png().toBuffer())
    const media = await payload.update({ ...everything, id: before.id, data: {}, file })
    expect(media.filename).toBe('coat.png')
    expect((await s3.listKeys()).sort()).toEqual(objectKeys(media).sort())
  })

  it('keeps pictures of one transaction separate', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const widths: number[] = []
    for (const [name, width] of [
      ['small.png', 100],
      ['large.png', 900],
    ] as const) {
      const file = toUploadFile(name, await plainPicture(width, width).png().toBuffer())
      await payload.create({ ...everything, data: { alt: name }, file, req })
      widths.push((await sharp(await s3.readObject(`media/${name}`)).metadata()).width)
    }
    await commitTransaction(req)
    expect(widths).toEqual([100, 900])
  })

  it('deletes a picture with all its files', async () => {
    const media = await store()
    await payload.delete({ ...everything, id: media.id })
    expect(await s3.listKeys()).toEqual([])
    expect((await visit(media.filename!)).status).toBe(404)
  })
})

it('keeps a picture if the bucket refuses to delete its files', async () => {
  const { id, filename } = await store()
  s3.rejectDeletions()
  await expect(payload.delete({ ...everything, id })).rejects.toThrow(staffWords.picture.notDeleted)
  expect((await payload.count(everything)).totalDocs).toBe(1)
  expect((await visit(filename!)).status).toBe(200)
  await s3.stop()
  await s3.start()
})

describe('while the bucket is unavailable', () => {
  it('answers 503 on the site, and recovers', async () => {
    const { filename } = await store()
    await whileAway(async () => {
      const answer = await visit(filename!)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.text()).toBe(staffWords.picture.unreachable)
    })
    expect((await visit(filename!)).status).toBe(200)
  })

  it('draws a share picture only once its photo is available', async () => {
    const home = { hero: { heading: 'Fresh', picture: toPicture(await store(), 'en') } }
    const content = { business: { name: 'Saaf' }, pages: { home } } as unknown as SiteContent
    expect(await whileAway(() => sharePicture(sharedHome, content))).toBe('unreachable')
    const png = (await sharePicture(sharedHome, content)) as Buffer
    expect((await sharp(png).metadata()).format).toBe('png')
  })

  it('refuses an upload with a plain message and stores no record', async () => {
    await whileAway(async () => {
      await expect(store()).rejects.toMatchObject({
        message: staffWords.picture.notStored,
        status: 503,
        isPublic: true,
      })
    })
    expect((await payload.count(everything)).totalDocs).toBe(0)
    expect((await store()).filename).toBe('shirt.jpg')
  })

  it('refuses a deletion with a plain message and keeps the picture', async () => {
    const media = await store()
    await whileAway(async () => {
      await expect(payload.delete({ ...everything, id: media.id })).rejects.toMatchObject({
        message: staffWords.picture.notDeleted,
        status: 503,
        isPublic: true,
      })
    })
    const { docs } = await payload.find(everything)
    expect(docs.map(({ id }) => id)).toEqual([media.id])
    expect((await visit(media.filename!)).status).toBe(200)
  })

  it('refuses a replacement and keeps the previous picture', async () => {
    const before = await store()
    const file = toUploadFile('coat.png', await plainPicture(500, 300).png().toBuffer())
    const user = await createUserWithRole(payload, 'editor')
    const { id } = before
    const replacing = {
      collection: 'media',
      id,
      data: {},
      file,
      user,
      overrideAccess: false,
    } as const
    await whileAway(async () => {
      await expect(payload.update(replacing)).rejects.toThrow(staffWords.picture.notStored)
    })
    expect(await payload.findByID({ ...everything, id })).toMatchObject({
      filename: before.filename,
    })
    expect((await visit(before.filename!)).status).toBe(200)
  })
})
