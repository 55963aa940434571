import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type Payload, type ServerFunction } from 'payload'
import type { PlannedJob } from './plans.ts'

type Plannable = Pick<SchedulePublishHandlerArgs, 'doc' | 'global'>

/**
 * Plans a publication or calls one off, for people who may publish the document. Payload's own server function asks only
 * whether somebody is signed in.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async ({
  deleteID,
  ...args
}) => {
  const { req } = args
  try {
    const { doc, global } = deleteID ? await targetOfPlan(req.payload, deleteID) : args
    // Throws unless they may publish it.
    await getUpcomingScheduledPublishHandler({
      ...args,
      id: doc?.value,
      collectionSlug: doc?.relationTo,
      globalSlug: global,
    })
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'A plan was refused' })
    return { error: new Forbidden(req.t).message }
  }
  const nothing = { type: undefined, date: undefined, doc: undefined, global: undefined }
  return schedulePublishHandler(deleteID ? { ...args, ...nothing, deleteID } : args)
}

async function targetOfPlan(payload: Payload, id: number | string): Promise<Plannable> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  const job = docs[0] as unknown as PlannedJob | undefined
  return (job?.input ?? {}) as Plannable
}
