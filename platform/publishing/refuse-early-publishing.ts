import type { PayloadRequest } from 'payload'
import { formatInstantDate } from '#business/pickups/english-dates.ts'
import * as staffWords from '#business/words/staff.ts'
import { refusal } from '#platform/api/error-response.ts'

interface Change {
  collection?: { slug: string }
  global?: { slug: string }
  data: { _status?: 'draft' | 'published' | null }
  originalDoc?: { id?: string }
  req: PayloadRequest
}

/** Refuses to publish a draft before its time: it may contain changes meant for then. */
export async function refuseEarlyPublishing({
  collection,
  global,
  data,
  originalDoc,
  req,
}: Change) {
  const isByForm = req.payloadAPI === 'REST' && !req.pathname.endsWith('/reorder')
  const isNew = !global && !originalDoc?.id
  if (!isByForm || isNew || data._status !== 'published') return data
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { greater_than: new Date() },
      'input.type': { equals: 'publish' },
      ...(global
        ? { 'input.global': { equals: global.slug } }
        : {
            'input.doc.relationTo': { equals: collection?.slug },
            'input.doc.value': { equals: originalDoc?.id },
          }),
    },
    sort: 'waitUntil',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const at = docs[0]?.waitUntil
  if (!at) return data
  throw refusal(staffWords.content.scheduledForLater(formatInstantDate(at)), 409)
}
