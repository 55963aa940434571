'use client'
import { toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { businessTimeZone } from '#business/pickups/local-time.ts'

type Act = 'publish' | 'unpublish'

/** A time at which the draft is published, or the entry taken off the site, by itself. */
export interface Plan {
  id: number | string
  act: Act
  at: Date
}

/** What is planned for the document that is open, soonest first, and the ways to change it. */
export function usePlans() {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [plans, setPlans] = useState<Plan[]>([])
  const isKept = Boolean(hasPublishPermission && (globalSlug || id))

  const load = useCallback(async (): Promise<Plan[]> => {
    if (!isKept) return []
    const jobs = await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })
    return jobs.map((job) => ({
      id: job.id,
      act: job.input.type === 'unpublish' ? 'unpublish' : 'publish',
      at: new Date(job.waitUntil),
    }))
  }, [isKept, getUpcomingScheduledPublish, id, collectionSlug, globalSlug])

  useEffect(() => {
    // Whoever cannot be told is not kept from writing.
    load().then(setPlans, () => {})
  }, [load])

  const read = async () => {
    const found = await load()
    setPlans(found)
    return found
  }

  const change = async (args: Parameters<typeof schedulePublish>[0]) => {
    const { error } = (await schedulePublish(args)) as { error?: string }
    if (error) toast.error(error)
    await read()
    return !error
  }

  return {
    plans,
    /** What is planned at this moment: somebody else may have planned something since the form was opened. */
    read,
    /** Gives whether it is planned now. */
    add: (act: Act, at: Date) =>
      change({
        type: act,
        date: at,
        timezone: businessTimeZone,
        ...(globalSlug
          ? { global: globalSlug }
          : { doc: { relationTo: collectionSlug as never, value: String(id) } }),
      }),
    remove: ({ id: deleteID }: Plan) => change({ deleteID }),
  }
}
