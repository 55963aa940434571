import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { subDays, subMilliseconds } from 'date-fns'
import { handleEndpoints } from 'payload'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { draftContent, siteContent } from '#app/models/content/content.server.ts'
import { isMediaOnDisk } from '#app/models/content/media-file.server.ts'
import * as mediaRoute from '#app/resources/pictures.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { Media, Service } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { emptyTrash } from '#platform/publishing/empty-trash.ts'
import { type ApiError, callRestApi, createPerson } from '#tests/access/api-clients.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import { plainPicture, toUploadFile } from '#tests/helpers/pictures.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await testPayload()
const overrideAccess = true
const services = { collection: 'services', overrideAccess } as const
const media = { collection: 'media', overrideAccess } as const
const now = () => new Date().toISOString()
const png = await plainPicture(60, 40).png().toBuffer()

beforeEach(() => emptyDatabase(payload))

const createService = (title: string, data: Partial<Service> = {}) =>
  payload.create({
    ...services,
    data: { title, description: 'Words.', _status: 'published', ...data } as Service,
  })

const storePicture = () =>
  payload.create({
    ...media,
    data: { alt: 'A shirt' },
    file: toUploadFile('shirt.png', png),
  })

const trash = (id: string) => payload.update({ ...services, id, data: { deletedAt: now() } })

const restore = (id: string, data: Partial<Service> = {}) =>
  payload.update({ ...services, id, trash: true, data: { deletedAt: null, ...data } })

const trashPicture = ({ id }: Media) => payload.update({ ...media, id, data: { deletedAt: now() } })

const titlesOnSite = async () => (await siteContent('en')).services.map(({ title }) => title)

describe('an entry in the trash', () => {
  it('leaves the site within a second, and comes back', async () => {
    const { id } = await createService('Ironing')
    await createService('Washing')
    const wait = { ...waitOptions, timeout: 1_000 }
    await vi.waitFor(async () => expect(await titlesOnSite()).toHaveLength(2), wait)
    await trash(id)
    await vi.waitFor(async () => expect(await titlesOnSite()).toEqual(['Washing']), wait)
    expect((await draftContent('en')).services).toHaveLength(1)
    await restore(id)
    await vi.waitFor(async () => expect(await titlesOnSite()).toHaveLength(2), wait)
  })

  it('keeps its published version although there was a newer draft', async () => {
    const { id } = await createService('Ironing', { items: [{ text: 'Shirts' }] })
    await payload.update({ ...services, id, data: { title: 'Pressing', items: [] }, draft: true })
    await trash(id)
    expect(await restore(id)).toMatchObject({
      title: 'Ironing',
      items: [{ text: 'Shirts' }],
      _status: 'published',
    })
    const { docs } = await payload.findVersions({
      ...services,
      where: { parent: { equals: id }, 'version.title': { equals: 'Pressing' } },
    })
    expect(docs).toHaveLength(1)
  })

  it('may be an incomplete draft', async () => {
    const { id } = await payload.create({ ...services, data: {}, draft: true })
    await payload.update({ ...services, id, data: { deletedAt: now() }, draft: true })
    const list = { ...services, draft: true } as const
    expect((await payload.find(list)).docs).toEqual([])
    expect((await payload.find(services)).docs).toEqual([])
    await restore(id, { _status: 'draft' })
    expect((await payload.find(list)).docs).toMatchObject([{ id, _status: 'draft' }])
  })

  it('has the time of the server, and keeps it', async () => {
    const { id } = await createService('Ironing')
    const set = async (deletedAt: string) =>
      (await payload.update({ ...services, id, trash: true, data: { deletedAt } })).deletedAt!
    const first = await set('2020-01-01T00:00:00.000Z')
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000)
    expect(await set('2040-01-01T00:00:00.000Z')).toBe(first)
  })

  it('cannot be created in the trash', async () => {
    expect(await createService('Ironing', { deletedAt: now() })).toMatchObject({ deletedAt: null })
  })

  it('is not trashed again by restoring a version', async () => {
    const { token } = await createPerson(payload, 'editor')
    const { id } = await createService('Ironing')
    await trash(id)
    await restore(id)
    const where = { 'version.deletedAt': { exists: true } }
    const { docs } = await payload.findVersions({ ...services, trash: true, where })
    expect(docs).toHaveLength(1)
    const request = callRestApi(token, 'POST', `services/versions/${docs[0]!.id}`)
    await expect(request).rejects.toMatchObject({ status: 404 })
  })

  it('is no longer scheduled for publishing', async () => {
    const { id } = await createService('Ironing')
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'services', value: id } },
      waitUntil: new Date(Date.now() + 60_000),
    })
    await trash(id)
    const { totalDocs } = await payload.count({ collection: 'payload-jobs', overrideAccess })
    expect(totalDocs).toBe(0)
  })
})

describe('the slug of a trashed entry', () => {
  it('can be used again, and restoring then names the other entry', async () => {
    const { id } = await createService('Ironing', { slug: 'ironing' })
    await trash(id)
    const other = await createService('Pressing', { slug: 'ironing' })
    await expect(restore(id)).rejects.toMatchObject({
      message: staffWords.content.slugTaken('ironing', 'Services, Pressing'),
      status: 409,
      isPublic: true,
    })
    await payload.update({ ...services, id: other.id, data: { slug: 'pressing' } })
    expect(await restore(id)).toMatchObject({ slug: 'ironing', deletedAt: null })
  })

  it('is unique among the other entries, also when two are restored together', async () => {
    const first = await createService('Ironing', { slug: 'ironing' })
    await trash(first.id)
    const second = await createService('Pressing', { slug: 'ironing' })
    await trash(second.id)
    const results = await Promise.allSettled([restore(first.id), restore(second.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(createService('Steaming', { slug: 'ironing' })).rejects.toThrow('slug')
  })
})

describe('a picture in use', () => {
  const inUse = staffWords.picture.inUse(['Services, Ironing'])

  it('cannot be moved to the trash over the Local API or REST', async () => {
    const picture = await storePicture()
    await createService('Ironing', { picture: picture.id })
    await expect(trashPicture(picture)).rejects.toMatchObject({ message: inUse, status: 409 })
    const { token } = await createPerson(payload, 'editor')
    const body = JSON.stringify({ deletedAt: now() })
    for (const query of ['', '?draft=true', '?trash=true']) {
      const request = callRestApi(token, 'PATCH', `media/${picture.id}${query}`, body)
      await expect(request).rejects.toMatchObject({ status: 409 } satisfies Partial<ApiError>)
    }
    const bulk = await callRestApi<{ errors: { message: string }[] }>(
      token,
      'PATCH',
      `media?where[id][equals]=${picture.id}`,
      body,
    ).catch((error: Error) => JSON.parse(error.message) as { errors: { message: string }[] })
    expect(bulk.errors).toMatchObject([{ message: inUse }])
    expect(await payload.findByID({ ...media, id: picture.id })).toMatchObject({ deletedAt: null })
  })

  it('can be moved to the trash with the only entry that uses it', async () => {
    const picture = await storePicture()
    const { id } = await createService('Ironing', { picture: picture.id })
    await trash(id)
    await trashPicture(picture)
    await expect(restore(id)).rejects.toMatchObject({
      message: staffWords.picture.inTrash(['A shirt']),
      status: 409,
    })
    await payload.update({ ...media, id: picture.id, trash: true, data: { deletedAt: null } })
    expect(await restore(id)).toMatchObject({ picture: { id: picture.id } })
  })

  it('cannot be used while it is in the trash', async () => {
    const picture = await storePicture()
    await trashPicture(picture)
    const refusal = { message: staffWords.picture.inTrash(['A shirt']), status: 409 }
    await expect(createService('Ironing', { picture: picture.id })).rejects.toMatchObject(refusal)
    const about = { slug: 'about-page', overrideAccess } as const
    const story = { heading: 'Story', picture: picture.id }
    await expect(
      payload.updateGlobal({ ...about, data: { story }, draft: true }),
    ).rejects.toMatchObject(refusal)
  })

  it('is either used or moved to the trash when both happen at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const picture = await storePicture()
      const [used, trashed] = await Promise.allSettled([
        createService(`Ironing ${round}`, { picture: picture.id }),
        trashPicture(picture),
      ])
      expect([used.status, trashed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('waits for an entry that is being stored with it', async () => {
    const picture = await storePicture()
    let trashed: Promise<unknown> | undefined
    await inTransaction(payload, async (req) => {
      await payload.create({
        ...services,
        req,
        data: { title: 'Ironing', slug: 'a', description: 'W', picture: picture.id },
      })
      trashed = trashPicture(picture).catch((error: Error) => error.message)
      await vi.waitFor(async () => {
        const { rows } = await getPostgres(payload).drizzle.execute(sql`
          SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
          WHERE NOT granted AND datname = current_database()`)
        expect(rows).not.toEqual([])
      }, waitOptions)
    })
    expect(await trashed).toBe(inUse)
  })
})

describe('a picture in the trash', () => {
  it('is not sent to visitors, and is sent again after restoring', async () => {
    const picture = await storePicture()
    const small = picture.sizes!.webp480!.filename!
    const { token } = await createPerson(payload, 'editor')
    const site = async (filename: string) =>
      (await get(mediaRoute, '/media/x', { params: { filename } })).status
    const api = async (filename: string, headers = {}) => {
      const url = `${environment.cmsUrl}/api/media/file/${filename}`
      return (await handleEndpoints({ config, request: new Request(url, { headers }) })).status
    }
    const statuses = async () => [
      await site(picture.filename!),
      await site(small),
      isMediaOnDisk(small) ? 200 : 404,
      await api(picture.filename!),
      await api(small),
    ]
    await vi.waitFor(async () => expect(await statuses()).toEqual(Array(5).fill(200)), waitOptions)
    await trashPicture(picture)
    await vi.waitFor(async () => expect(await statuses()).toEqual(Array(5).fill(404)), waitOptions)
    expect(await api(small, { Authorization: `JWT ${token}` })).toBe(200)
    await expect(callRestApi(null, 'GET', `media/${picture.id}`)).rejects.toMatchObject({
      status: 404,
    })
    await payload.update({ ...media, id: picture.id, trash: true, data: { deletedAt: null } })
    await vi.waitFor(async () => expect(await statuses()).toEqual(Array(5).fill(200)), waitOptions)
  })
})

describe('emptying the trash', () => {
  const today = new Date('2026-12-31T06:30:00.000Z')
  const setDeletedAt = (table: string, id: string, at: Date) =>
    getPostgres(payload).drizzle.execute(
      sql`UPDATE ${sql.identifier(table)} SET deleted_at = ${at.toISOString()} WHERE id = ${id}`,
    )
  const remaining = async () => {
    const all = {
      trash: true,
      pagination: false,
      depth: 0,
      sort: 'createdAt',
      overrideAccess,
    } as const
    const entries = await payload.find({ collection: 'services', ...all })
    const pictures = await payload.find({ collection: 'media', ...all })
    return [...entries.docs, ...pictures.docs].map(({ id }) => id)
  }

  it('removes what has been there for 30 days, with the files', async () => {
    const [old, recent, kept] = [
      await createService('Old'),
      await createService('Recent'),
      await createService('Kept'),
    ]
    const [oldPicture, recentPicture] = [await storePicture(), await storePicture()]
    const limit = subDays(today, 30)
    await setDeletedAt('services', old.id, limit)
    await setDeletedAt('services', recent.id, new Date(+limit + 1))
    await setDeletedAt('media', oldPicture.id, subMilliseconds(limit, 1))
    await setDeletedAt('media', recentPicture.id, new Date(+limit + 1))
    expect(await emptyTrash(payload, today)).toBe(false)
    expect(await remaining()).toEqual([recent.id, kept.id, recentPicture.id])
    const fileOf = ({ filename }: Media) => path.join(environment.mediaDir, filename!)
    expect(existsSync(fileOf(oldPicture))).toBe(false)
    expect(existsSync(fileOf(recentPicture))).toBe(true)
  })

  it('runs in batches, and tries entries that cannot be deleted again on the next day', async () => {
    const { id } = await createService('Old', { slug: 'old-0' })
    const { drizzle } = getPostgres(payload)
    await setDeletedAt('services', id, subDays(today, 31))
    await drizzle.execute(sql`
      INSERT INTO services SELECT copy.* FROM services, generate_series(1, 50) AS number,
        jsonb_populate_record(services, jsonb_build_object(
          'id', gen_random_uuid(), 'slug', 'old-' || number, '_order', 'b' || lpad(number::text, 2, '0')
        )) AS copy`)
    const allowDeleting = () => drizzle.execute(sql`DROP FUNCTION IF EXISTS refuse CASCADE`)
    onTestFinished(async () => void (await allowDeleting()))
    await drizzle.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON services FOR EACH ROW
        WHEN (OLD.slug <> 'old-50') EXECUTE FUNCTION refuse()`)
    expect(await emptyTrash(payload, today)).toBe(true)
    expect(await remaining()).toHaveLength(51)
    expect(await emptyTrash(payload, today)).toBe(false)
    expect(await remaining()).toHaveLength(50)
    await allowDeleting()
    expect(await emptyTrash(payload, today)).toBe(true)
    expect(await remaining()).toEqual([])
    expect(await emptyTrash(payload, today)).toBe(false)
  })
})
