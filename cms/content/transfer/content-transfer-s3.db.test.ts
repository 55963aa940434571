import { existsSync } from 'node:fs'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { plainPicture, upload } from '#tests/setup/pictures.ts'
import { startS3Server } from '#tests/systems/s3-server.ts'

const s3 = await startS3Server()
Object.assign(process.env, s3.environment)

// Only now, because whatever reads the environment reads it once.
const { environment } = await import('#environment.ts')
const { emptyDatabase, testPayload } = await import('#tests/setup/database.ts')
const { exportContent } = await import('./export-content.ts')
const { importContent } = await import('./import-content.ts')

const payload = await testPayload()
const everything = { collection: 'media', overrideAccess: true } as const

beforeEach(async () => {
  await emptyDatabase(payload)
  await s3.empty()
})
afterAll(() => s3.stop())

async function exportOfOnePicture() {
  const file = upload('shirt.jpg', await plainPicture(600, 400).jpeg().toBuffer())
  const media = await payload.create({ ...everything, data: { alt: 'A shirt' }, file })
  return { media, file: await exportContent(payload, new Date()) }
}

it('carries pictures from a bucket into a bucket, and changes nothing the second time', async () => {
  const { media, file } = await exportOfOnePicture()
  const original = await s3.object(`media/${media.filename}`)
  const keys = await s3.keys()
  await emptyDatabase(payload)
  await s3.empty()

  expect(await importContent(payload, file)).toMatchObject({ created: 1 })
  expect(await s3.object(`media/${media.filename}`)).toEqual(original)
  expect((await s3.keys()).sort()).toEqual(keys.sort())
  expect(await importContent(payload, file)).toEqual({ created: 0, changed: 0, unchanged: 1 })
  expect(existsSync(environment.mediaDir)).toBe(false)
})

it('replaces the picture of an id by that of the file', async () => {
  const { media, file } = await exportOfOnePicture()
  const other = upload('coat.png', await plainPicture(90, 40).png().toBuffer())
  await payload.update({ ...everything, id: media.id, data: {}, file: other })
  expect(await importContent(payload, file)).toMatchObject({ changed: 1 })
  expect((await exportContent(payload, new Date())).pictures).toEqual(file.pictures)
  expect((await s3.keys()).filter((key) => key.includes('coat'))).toEqual([])
})

it('leaves nothing in the bucket where it fails', async () => {
  const { file } = await exportOfOnePicture()
  await emptyDatabase(payload)
  await s3.empty()
  await expect(importContent(payload, { ...file, globals: { 'home-page': {} } })).rejects.toThrow(
    /^Home page: /,
  )
  expect(await s3.keys()).toEqual([])
  expect((await payload.count(everything)).totalDocs).toBe(0)
})
