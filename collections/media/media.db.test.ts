import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { loader as serveMedia } from '#app/resources/pictures.ts'
import { largestUploadBytes } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { Media } from '#payload-types.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { plainPicture, toUploadFile } from '#tests/helpers/pictures.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

const store = (file: ReturnType<typeof toUploadFile>) =>
  payload.create({ collection: 'media', data: { alt: 'A shirt' }, file, overrideAccess: true })

const storedFile = ({ filename }: Media) => readFile(path.join(environment.mediaDir, filename!))

const countPictures = () =>
  payload.count({ collection: 'media', overrideAccess: true }).then(({ totalDocs }) => totalDocs)

async function sendForm(method: string, address: string, body: FormData, headers = {}) {
  const request = new Request(`${environment.cmsUrl}/api/${address}`, {
    method,
    body,
    headers: { Origin: environment.cmsUrl, ...headers },
  })
  const response = await handleEndpoints({ config, request })
  const { errors, message, doc } = (await response.json()) as {
    errors?: { message: string }[]
    message?: string
    doc: Media
  }
  return { status: response.status, message: errors?.[0]?.message ?? message, doc }
}

async function editorsToken(): Promise<{ Authorization: string }> {
  const { token } = await createPerson(payload, 'editor')
  return { Authorization: `JWT ${token}` }
}

function form(file: Buffer | null, fields: object = { alt: 'A shirt' }): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(fields))
  if (file) body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'shirt.png')
  return body
}

describe('a stored picture', () => {
  it('is upright, limited in size and without camera metadata', async () => {
    const photo = await plainPicture(4000, 3000)
      .withExif({
        IFD0: { Make: 'Phone', Orientation: '6' },
        IFD3: { GPSLatitude: '19/1 3/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true)
    expect((await sharp(photo).metadata()).orientation).toBe(6)

    const media = await store(toUploadFile('IMG 0001.JPG', photo, 'image/jpeg'))
    const file = await storedFile(media)
    const { exif, orientation, width, height, format } = await sharp(file).metadata()
    expect({ exif, orientation, format }).toEqual({ format: 'jpeg' })
    expect({ width, height }).toEqual({ width: 1920, height: 2560 })
    expect(media).toMatchObject({ width, height, filesize: file.length, mimeType: 'image/jpeg' })
    expect(file.includes('Phone')).toBe(false)
  })

  it('has an upright size for each width and format', async () => {
    const photo = await plainPicture(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { sizes } = await store(toUploadFile('shirt.jpg', photo, 'image/jpeg'))
    expect(sizes?.webp480).toMatchObject({ width: 480, height: 960, mimeType: 'image/webp' })
    expect(sizes?.avif960).toMatchObject({ width: 960, height: 1920, mimeType: 'image/avif' })
    const files = await readdir(environment.mediaDir)
    expect(files).toContain(sizes?.avif960?.filename)
    expect(sizes?.avif1600?.width).toBe(1000)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('detects %s by content', async (format) => {
    const file = await plainPicture(60, 40).toFormat(format).toBuffer()
    const media = await store(toUploadFile('misnamed.gif', file, 'text/html'))
    expect(media.mimeType).toBe(`image/${format}`)
    expect(media.filename).toBe(`misnamed.${format === 'jpeg' ? 'jpg' : format}`)
    expect((await sharp(await storedFile(media)).metadata()).width).toBe(60)
  })
})

describe('a file name', () => {
  const picture = () => plainPicture(900, 600).jpeg().toBuffer()

  it.each([
    ['a long Hindi name', `${'क'.repeat(90)}.jpg`, `${'क'.repeat(66)}.jpg`],
    ['a long name without an ending', 'a'.repeat(300), `${'a'.repeat(200)}.jpg`],
    ['only an ending', '.jpg', 'picture.jpg'],
    ['a reserved name', 'CON.jpg', 'picture-CON.jpg'],
    ['URL characters', 'a b%2F?#.jpeg', 'a b-2F-.jpeg'],
    ['two endings', 'shirt.png.JPG', 'shirt.png.jpg'],
    ['an ending of another format', 'coat.webp', 'coat.jpg'],
    ['the size of another picture', 'shirt-480x320.webp', 'shirt-480-320.jpg'],
  ])('is stored so that the site serves it: %s', async (_, name, stored) => {
    const media = await store(toUploadFile(name, await picture(), 'image/jpeg'))
    expect(media.filename).toBe(stored)
    for (const file of [media.filename!, media.sizes!.webp480!.filename!]) {
      const url = new URL(`/media/${encodeURIComponent(file)}`, environment.siteUrl)
      const filename = decodeURIComponent(url.pathname.slice('/media/'.length))
      const request = new Request(url)
      const response = await serveMedia({ params: { filename }, request, context: {} })
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
  })

  it('belongs to one picture and its smaller copies', async () => {
    const long = (letter: string) => `${'क'.repeat(80)}${letter}`
    const names = ['a.jpg', 'a.jpg', 'a.png', 'a-1.jpg', long('अ'), long('आ'), long('इ'), '.jpg']
    const file = await picture()
    const pictures = await Promise.all(
      names.map((name) => store(toUploadFile(name, file, 'image/jpeg'))),
    )
    const files = pictures.flatMap(({ filename, sizes }) => [
      filename,
      sizes?.avif480?.filename,
      sizes?.webp480?.filename,
    ])
    expect(new Set(files).size).toBe(3 * names.length)
  })
})

describe('a file that lacks its end', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const noisy = sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff', noise } })

  it.each([
    ['jpeg', 2],
    ['jpeg', 1],
    ['png', 12],
  ] as const)('is stored with a warning: %s without %d bytes', async (format, missing) => {
    const whole = await noisy.clone().toFormat(format).toBuffer()
    const { status, message, doc } = await sendForm(
      'POST',
      'media',
      form(whole.subarray(0, -missing)),
      await editorsToken(),
    )
    expect({ status, message }).toEqual({ status: 201, message: staffWords.picture.cutOff })
    const stored = sharp(await storedFile(doc), { failOn: 'warning' })
    expect((await stored.toBuffer({ resolveWithObject: true })).info.width).toBe(90)
  })

  it.each([
    ['jpeg', 100],
    ['png', 100],
    ['webp', 2],
    ['avif', 2],
  ] as const)('is rejected if a part of the picture is missing: %s', async (format, missing) => {
    const whole = await noisy.clone().toFormat(format).toBuffer()
    const file = toUploadFile('shirt.jpg', whole.subarray(0, -missing))
    await expect(store(file)).rejects.toThrow(staffWords.picture.damaged)
  })

  it('is no reason to warn of a complete file', async () => {
    const whole = await noisy.clone().jpeg().toBuffer()
    const withTrailer = form(Buffer.concat([whole, Buffer.from('trailer')]))
    const { message } = await sendForm('POST', 'media', withTrailer, await editorsToken())
    expect(message).not.toBe(staffWords.picture.cutOff)
  })
})

describe('uploads', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'
  const animatedPicture = async () => {
    const frames = [plainPicture(9, 9), plainPicture(9, 9).negate()]
    const files = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    return sharp(files, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  const { typeUnknown, tooManyPixels, tooLarge, damaged, required } = staffWords.picture

  it.each([
    ['an SVG', () => Buffer.from(svg), typeUnknown],
    ['a page', () => Buffer.from('<!doctype html><script>x()</script>'), typeUnknown],
    ['a text', () => Buffer.from('just words'), typeUnknown],
    ['a GIF', () => plainPicture(9, 9).gif().toBuffer(), typeUnknown],
    ['a TIFF', () => plainPicture(9, 9).tiff().toBuffer(), typeUnknown],
    ['an animated picture', animatedPicture, staffWords.picture.animated],
    [
      'a picture with 51 megapixels',
      () => plainPicture(10_200, 5000).png().toBuffer(),
      tooManyPixels,
    ],
    ['a file over 15 MB', () => Promise.resolve(Buffer.alloc(largestUploadBytes + 1)), tooLarge],
    ['an empty file', () => Buffer.alloc(0), required],
    [
      'a truncated picture',
      async () => (await plainPicture(900, 900).png().toBuffer()).subarray(0, 900),
      damaged,
    ],
  ])('rejects %s with any file name', async (_, file, message) => {
    await expect(store(toUploadFile('shirt.png', await file()))).rejects.toThrow(message)
    expect(await countPictures()).toBe(0)
  })

  it('aborts an upload over 15 MB while it arrives', async () => {
    const body = form(Buffer.alloc(largestUploadBytes + 1))
    const { status, message } = await sendForm('POST', 'media', body, await editorsToken())
    expect({ status, message }).toEqual({ status: 413, message: tooLarge })
  })

  it('rejects a second file in one request', async () => {
    const picture = await plainPicture(9, 9).png().toBuffer()
    const body = form(picture)
    body.append('another', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'b.png')
    const { status } = await sendForm('POST', 'media', body, await editorsToken())
    expect(status).toBe(413)
    expect(await countPictures()).toBe(0)
  })

  it('answers with a message that the admin can show', async () => {
    const body = form(Buffer.from(svg))
    const { status, message } = await sendForm('POST', 'media', body, await editorsToken())
    expect({ status, message }).toEqual({ status: 415, message: typeUnknown })
  })

  it('rejects a URL instead of a file', async () => {
    const remotePicture = {
      alt: 'A shirt',
      filename: 'shirt.png',
      url: 'https://example.com/shirt.png',
    }
    const body = form(null, remotePicture)
    const { message } = await sendForm('POST', 'media', body, await editorsToken())
    expect(message).toBe(required)
  })

  it('rejects anonymous uploads before reading the picture', async () => {
    const { status } = await sendForm('POST', 'media', form(Buffer.from(svg)))
    expect(status).toBe(403)
  })

  it('rejects a replacement that is not a picture and keeps the old file', async () => {
    const media = await store(
      toUploadFile('shirt.png', await plainPicture(60, 40).png().toBuffer()),
    )
    const file = toUploadFile('shirt.png', Buffer.from(svg))
    const { id } = media
    await expect(
      payload.update({ collection: 'media', id, data: {}, file, overrideAccess: true }),
    ).rejects.toThrow(typeUnknown)
    expect((await storedFile(media)).length).toBe(media.filesize)
  })
})

describe('the focal point', () => {
  const edits = (x: number, y: number, more = '') =>
    `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}${more}`

  it('is set with a new picture', async () => {
    const body = form(await plainPicture(60, 40).png().toBuffer())
    const address = `media?${edits(0, 30)}`
    const { doc } = await sendForm('POST', address, body, await editorsToken())
    expect(doc).toMatchObject({ focalX: 0, focalY: 30, width: 60, height: 40 })
  })

  it('moves without encoding or cropping the picture', async () => {
    const before = await store(
      toUploadFile('shirt.jpg', await plainPicture(600, 400).jpeg().toBuffer()),
    )
    const file = await storedFile(before)
    const cropEdits =
      '&uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[widthInPixels]=60'
    const address = `media/${before.id}?${edits(20, 80, `${cropEdits}&uploadEdits[heightInPixels]=40`)}`
    const { doc } = await sendForm('PATCH', address, form(null), await editorsToken())
    expect(doc).toMatchObject({ focalX: 20, focalY: 80, width: 600, height: 400 })
    expect(doc.filename).toBe(before.filename)
    expect(doc.sizes).toEqual(before.sizes)
    expect(await storedFile(doc)).toEqual(file)
  })

  it('starts in the centre', async () => {
    const media = await store(
      toUploadFile('shirt.png', await plainPicture(60, 40).png().toBuffer()),
    )
    expect(media).toMatchObject({ focalX: 50, focalY: 50 })
  })
})
