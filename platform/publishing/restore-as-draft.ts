import {
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TypeWithVersion,
  type Where,
} from 'payload'
import { defaultLanguage } from '#business/languages/languages.ts'
import { isByLanguage } from '#business/languages/localized-text.ts'
import { isObject } from '#platform/api/error-response.ts'
import type { Content } from '#platform/fields/editable-content.ts'

type Target =
  | { collection: CollectionSlug; global?: undefined }
  | { collection?: undefined; global: GlobalSlug }

/**
 * Replaces Payload's endpoint, which would overwrite the published document: by default in
 * collections, always in globals.
 */
export const restoreAsDraft: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id, ...target } = req.routeParams as { id: string } & Target
    const ownsTransaction = await initTransaction(req)
    try {
      req.context.isRestore = true
      await restoreEnglish(req, target, id)
      await restoreTranslations(req, target, id)
      if (ownsTransaction) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
    return Response.json({ message: req.t('version:restoredSuccessfully') })
  },
}

/** Creates the draft, with access control and hooks. */
async function restoreEnglish(req: PayloadRequest, target: Target, id: string): Promise<void> {
  const { payload, user } = req
  const inEnglish = { locale: defaultLanguage, fallbackLocale: false } as const
  const access = { ...inEnglish, depth: 0, overrideAccess: false, user, req } as const
  const draft = { draft: true, ...access } as const
  if (target.collection) {
    const { collection } = target
    const { parent, version } = await payload.findVersionByID({ ...access, collection, id })
    const data = { ...version, _status: 'draft' } as const
    await payload.update({ ...draft, collection, id: parent, data })
  } else {
    const { global: slug } = target
    const { version } = await payload.findGlobalVersionByID({ ...access, slug, id })
    const data = { ...version, _status: 'draft' } as const
    await payload.updateGlobal({ ...draft, slug, data })
  }
}

/** In the database: Payload's operations change one language at a time, each with a version. */
async function restoreTranslations(req: PayloadRequest, target: Target, id: string): Promise<void> {
  const { db } = req.payload
  const find = async (where: Where) => {
    const query = { where, locale: 'all', limit: 1, pagination: false, req } as const
    const { docs } = target.collection
      ? await db.findVersions<Content>({ ...query, collection: target.collection })
      : await db.findGlobalVersions<Content>({ ...query, global: target.global })
    return docs[0]! as TypeWithVersion<Content> & { latest?: boolean }
  }
  const restored = await find({ id: { equals: id } })
  const isLatest = { latest: { equals: true } }
  const { id: draftId, ...draft } = await find(
    target.collection ? { and: [{ parent: { equals: restored.parent } }, isLatest] } : isLatest,
  )
  const version = withTexts(draft.version, restored.version) as Content
  const change = { id: draftId, versionData: { ...draft, version }, returning: false, req }
  if (target.collection) await db.updateVersion({ ...change, collection: target.collection })
  else await db.updateGlobalVersion({ ...change, global: target.global })
}

/** The texts of all languages from `restored`; the rest, which may be protected, from `draft`. */
function withTexts(draft: unknown, restored: unknown): unknown {
  if (isByLanguage(draft) || isByLanguage(restored)) return restored
  if (Array.isArray(draft)) {
    const rows = Array.isArray(restored) && restored.length === draft.length ? restored : []
    return draft.map((row, index) => withTexts(row, rows[index] ?? row))
  }
  if (!isObject(draft) || !isObject(restored)) return draft
  const entries = Object.entries(draft).map(([name, value]) => [
    name,
    withTexts(value, restored[name]),
  ])
  return Object.fromEntries(entries)
}
