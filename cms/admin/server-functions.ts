import { isDeepStrictEqual } from 'node:util'
import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import {
  canAccessAdmin,
  Forbidden,
  type FormState,
  type Payload,
  type PayloadRequest,
  type ServerFunction,
} from 'payload'
import type { ScheduledPublishJob } from '#cms/admin/publishing/find-scheduled-changes.ts'

/**
 * Payload finds inherited properties by the name, and not all of its functions check the session.
 */
export async function mayCallServerFunction(
  payload: Payload,
  headers: Headers,
  name: unknown,
): Promise<boolean> {
  if (typeof name !== 'string' || name in Object.prototype) return false
  const { user } = await payload.auth({ headers })
  try {
    await canAccessAdmin({ req: { payload, user } as PayloadRequest })
    return true
  } catch {
    return false
  }
}

/** The form keeps its own value of a field if the server returns none. */
export function omitUnchangedValues(sent: FormState, stored: FormState): FormState {
  const fields = Object.entries(stored).map(([path, field]) => {
    if (!isSameValue(sent[path]?.value, field.value)) return [path, field] as const
    const rest = { ...field }
    delete rest.value
    delete rest.initialValue
    return [path, rest] as const
  })
  return Object.fromEntries(fields)
}

/** Payload stores an empty field as null. */
function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a ?? '', b ?? '')
}

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
