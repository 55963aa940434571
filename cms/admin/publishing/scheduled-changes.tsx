import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { formatInstant } from '#business/pickups/local-time.ts'
import { findFailedPlans, findUpcomingPlans } from './plans.ts'

export async function ScheduledChanges({ payload, now }: { payload: Payload; now: Date }) {
  const [failed, planned] = await Promise.all([
    findFailedPlans(payload),
    findUpcomingPlans(payload, now),
  ])
  return (
    <>
      {failed.length > 0 && (
        <>
          <h2>Failed scheduled changes</h2>
          <ul className="start-page__scheduled">
            {failed.map(({ id, name, path, sentence }) => (
              <li key={id}>
                {sentence} <Link href={`/cms/${path}`}>Open {name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {planned.length > 0 && (
        <>
          <h2>Scheduled</h2>
          <ul className="start-page__scheduled">
            {planned.map(({ id, waitUntil, input, name, path }) => (
              <li key={id}>
                <Link href={`/cms/${path}`}>{name}</Link>{' '}
                {input.type === 'unpublish' ? 'will be unpublished' : 'will be published'} on{' '}
                {formatInstant(waitUntil)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
