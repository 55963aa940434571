import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import * as messages from '#business/words/messages.ts'
import { largestUploadBytes } from '#business/words/picture-limits.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { Media } from '#payload-types.ts'
import { person } from '#tests/access/doors.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { plainPicture, upload } from '#tests/setup/pictures.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

const store = (file: ReturnType<typeof upload>) =>
  payload.create({ collection: 'media', data: { alt: 'A shirt' }, file, overrideAccess: true })

const kept = ({ filename }: Media) => readFile(path.join(environment.mediaDir, filename!))

const keptPictures = () =>
  payload.count({ collection: 'media', overrideAccess: true }).then(({ totalDocs }) => totalDocs)

/** As the admin does it: over HTTP, signed in. */
async function overHttp(method: string, address: string, body: FormData, headers = {}) {
  const request = new Request(`${environment.cmsUrl}/api/${address}`, {
    method,
    body,
    headers: { Origin: environment.cmsUrl, ...headers },
  })
  const answer = await handleEndpoints({ config, request })
  const { errors, doc } = (await answer.json()) as { errors?: { message: string }[]; doc: Media }
  return { status: answer.status, sentence: errors?.[0]?.message, doc }
}

async function editorsToken(): Promise<{ Authorization: string }> {
  const { token } = await person(payload, 'editor')
  return { Authorization: `JWT ${token}` }
}

function form(file: Buffer | null, fields: object = { alt: 'A shirt' }): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(fields))
  if (file) body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'shirt.png')
  return body
}

describe('what is kept of a picture', () => {
  it('is upright, no larger than the site needs, and does not say where it was taken', async () => {
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

    const media = await store(upload('IMG 0001.JPG', photo, 'image/jpeg'))
    const file = await kept(media)
    const { exif, orientation, width, height, format } = await sharp(file).metadata()
    expect({ exif, orientation, format }).toEqual({ format: 'jpeg' })
    expect({ width, height }).toEqual({ width: 1920, height: 2560 })
    expect(media).toMatchObject({ width, height, filesize: file.length, mimeType: 'image/jpeg' })
    expect(file.includes('Phone')).toBe(false)
  })

  it('has a size for each width and format, upright too', async () => {
    const photo = await plainPicture(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { sizes } = await store(upload('shirt.jpg', photo, 'image/jpeg'))
    expect(sizes?.webp480).toMatchObject({ width: 480, height: 960, mimeType: 'image/webp' })
    expect(sizes?.avif960).toMatchObject({ width: 960, height: 1920, mimeType: 'image/avif' })
    const files = await readdir(environment.mediaDir)
    expect(files).toContain(sizes?.avif960?.filename)
    expect(sizes?.avif1600?.width).toBe(1000)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s by what it holds', async (format) => {
    const file = await plainPicture(60, 40).toFormat(format).toBuffer()
    const media = await store(upload('misnamed.gif', file, 'text/html'))
    expect(media.mimeType).toBe(`image/${format}`)
    expect(media.filename).toBe(`misnamed.${format === 'jpeg' ? 'jpg' : format}`)
    expect((await sharp(await kept(media)).metadata()).width).toBe(60)
  })
})

describe('what is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'
  const moving = async () => {
    const frames = [plainPicture(9, 9), plainPicture(9, 9).negate()]
    const files = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    return sharp(files, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  const { typeUnknown, tooManyPixels, tooLarge, damaged, required } = messages.picture

  it.each([
    ['an SVG', () => Buffer.from(svg), typeUnknown],
    ['a page', () => Buffer.from('<!doctype html><script>x()</script>'), typeUnknown],
    ['a text', () => Buffer.from('just words'), typeUnknown],
    ['a GIF', () => plainPicture(9, 9).gif().toBuffer(), typeUnknown],
    ['a TIFF', () => plainPicture(9, 9).tiff().toBuffer(), typeUnknown],
    ['what moves', moving, messages.picture.moving],
    ['51 megapixels', () => plainPicture(10_200, 5000).png().toBuffer(), tooManyPixels],
    ['over 15 MB', () => Promise.resolve(Buffer.alloc(largestUploadBytes + 1)), tooLarge],
    ['nothing', () => Buffer.alloc(0), required],
    [
      'half a picture',
      async () => (await plainPicture(900, 900).png().toBuffer()).subarray(0, 900),
      damaged,
    ],
  ])('%s, whatever it is called', async (_, file, sentence) => {
    await expect(store(upload('shirt.png', await file()))).rejects.toThrow(sentence)
    expect(await keptPictures()).toBe(0)
  })

  it('an upload over 15 MB while it arrives, with the same sentence', async () => {
    const body = form(Buffer.alloc(largestUploadBytes + 1))
    const { status, sentence } = await overHttp('POST', 'media', body, await editorsToken())
    expect({ status, sentence }).toEqual({ status: 413, sentence: tooLarge })
  })

  it('a second file in one request', async () => {
    const picture = await plainPicture(9, 9).png().toBuffer()
    const body = form(picture)
    body.append('another', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'b.png')
    const { status } = await overHttp('POST', 'media', body, await editorsToken())
    expect(status).toBe(413)
    expect(await keptPictures()).toBe(0)
  })

  it('with a sentence that the admin can show', async () => {
    const body = form(Buffer.from(svg))
    const { status, sentence } = await overHttp('POST', 'media', body, await editorsToken())
    expect({ status, sentence }).toEqual({ status: 415, sentence: typeUnknown })
  })

  it('a picture that the CMS would have to fetch from elsewhere', async () => {
    const elsewhere = {
      alt: 'A shirt',
      filename: 'shirt.png',
      url: 'https://example.com/shirt.png',
    }
    const body = form(null, elsewhere)
    const { sentence } = await overHttp('POST', 'media', body, await editorsToken())
    expect(sentence).toBe(required)
  })

  it('a stranger, before anything is done with the picture', async () => {
    const { status } = await overHttp('POST', 'media', form(Buffer.from(svg)))
    expect(status).toBe(403)
  })

  it('a replacement that is no picture, and keeps the one there was', async () => {
    const media = await store(upload('shirt.png', await plainPicture(60, 40).png().toBuffer()))
    const file = upload('shirt.png', Buffer.from(svg))
    const { id } = media
    await expect(
      payload.update({ collection: 'media', id, data: {}, file, overrideAccess: true }),
    ).rejects.toThrow(typeUnknown)
    expect((await kept(media)).length).toBe(media.filesize)
  })
})

describe('the focal point', () => {
  const edits = (x: number, y: number, more = '') =>
    `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}${more}`

  it('is set with a new picture', async () => {
    const body = form(await plainPicture(60, 40).png().toBuffer())
    const address = `media?${edits(0, 30)}`
    const { doc } = await overHttp('POST', address, body, await editorsToken())
    expect(doc).toMatchObject({ focalX: 0, focalY: 30, width: 60, height: 40 })
  })

  it('moves without writing the picture anew, and cuts nothing', async () => {
    const before = await store(upload('shirt.jpg', await plainPicture(600, 400).jpeg().toBuffer()))
    const file = await kept(before)
    const cut = '&uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[widthInPixels]=60'
    const address = `media/${before.id}?${edits(20, 80, `${cut}&uploadEdits[heightInPixels]=40`)}`
    const { doc } = await overHttp('PATCH', address, form(null), await editorsToken())
    expect(doc).toMatchObject({ focalX: 20, focalY: 80, width: 600, height: 400 })
    expect(doc.filename).toBe(before.filename)
    expect(doc.sizes).toEqual(before.sizes)
    expect(await kept(doc)).toEqual(file)
  })

  it('starts in the centre', async () => {
    const media = await store(upload('shirt.png', await plainPicture(60, 40).png().toBuffer()))
    expect(media).toMatchObject({ focalX: 50, focalY: 50 })
  })
})
