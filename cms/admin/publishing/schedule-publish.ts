import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type Payload, type ServerFunction } from 'payload'
import type { ScheduledPublishJob } from './find-scheduled-changes.ts'

type Target = Pick<SchedulePublishHandlerArgs, 'doc' | 'global'>

/** Requires publish access, unlike Payload's server function. */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async ({
  deleteID,
  ...args
}) => {
  const { req } = args
  try {
    const { doc, global } = deleteID ? await findTarget(req.payload, deleteID) : args
    // Throws without publish access.
    await getUpcomingScheduledPublishHandler({
      ...args,
      id: doc?.value,
      collectionSlug: doc?.relationTo,
      globalSlug: global,
    })
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'A scheduled change was rejected' })
    return { error: new Forbidden(req.t).message }
  }
  const cleared = { type: undefined, date: undefined, doc: undefined, global: undefined }
  return schedulePublishHandler(deleteID ? { ...args, ...cleared, deleteID } : args)
}

async function findTarget(payload: Payload, id: number | string): Promise<Target> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  const job = docs[0] as unknown as ScheduledPublishJob | undefined
  return (job?.input ?? {}) as Target
}
