'use client'
import { toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { businessTimeZone } from '#business/pickups/local-time.ts'

type ScheduledAction = 'publish' | 'unpublish'

export interface ScheduledChange {
  id: number | string
  action: ScheduledAction
  at: Date
}

/** Returns the open document's changes, soonest first. */
export function useScheduledChanges() {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [scheduledChanges, setScheduledChanges] = useState<ScheduledChange[]>([])
  const canSchedule = Boolean(hasPublishPermission && (globalSlug || id))

  const load = useCallback(async (): Promise<ScheduledChange[]> => {
    if (!canSchedule) return []
    const jobs = await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })
    return jobs.map((job) => ({
      id: job.id,
      action: job.input.type === 'unpublish' ? 'unpublish' : 'publish',
      at: new Date(job.waitUntil),
    }))
  }, [canSchedule, getUpcomingScheduledPublish, id, collectionSlug, globalSlug])

  useEffect(() => {
    // A failed request must not block editing.
    load().then(setScheduledChanges, () => {})
  }, [load])

  const read = async () => {
    const loaded = await load()
    setScheduledChanges(loaded)
    return loaded
  }

  const change = async (args: Parameters<typeof schedulePublish>[0]) => {
    const { error } = (await schedulePublish(args)) as { error?: string }
    if (error) toast.error(error)
    await read()
    return !error
  }

  return {
    scheduledChanges,
    /** A colleague may have scheduled a change. */
    read,
    /** Resolves to `true` on success. */
    add: (action: ScheduledAction, at: Date) =>
      change({
        type: action,
        date: at,
        timezone: businessTimeZone,
        ...(globalSlug
          ? { global: globalSlug }
          : { doc: { relationTo: collectionSlug as never, value: String(id) } }),
      }),
    remove: ({ id: deleteID }: ScheduledChange) => change({ deleteID }),
  }
}
