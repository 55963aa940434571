import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'
import { failedPlans, upcomingPlans } from './plans.ts'

export async function ScheduledChanges({ payload, now }: { payload: Payload; now: Date }) {
  const [failed, planned] = await Promise.all([failedPlans(payload), upcomingPlans(payload, now)])
  return (
    <>
      {failed.length > 0 && (
        <>
          <h2>Not done as planned</h2>
          <ul className="start-page__planned">
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
          <h2>Planned</h2>
          <ul className="start-page__planned">
            {planned.map(({ id, waitUntil, input, name, path }) => (
              <li key={id}>
                <Link href={`/cms/${path}`}>{name}</Link>{' '}
                {input.type === 'unpublish' ? 'is taken off the site' : 'is published'} on{' '}
                {formatMoment(waitUntil)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
