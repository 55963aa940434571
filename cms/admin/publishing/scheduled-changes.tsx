import { Link } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { findFailedChanges, findUpcomingChanges } from './find-scheduled-changes.ts'

export async function ScheduledChanges({ payload, now }: { payload: Payload; now: Date }) {
  const [failed, upcoming] = await Promise.all([
    findFailedChanges(payload),
    findUpcomingChanges(payload, now),
  ])
  return (
    <>
      {failed.length > 0 && (
        <>
          <h2>Failed scheduled changes</h2>
          <ul className="start-page__changes">
            {failed.map(({ id, name, path, sentence }) => (
              <li key={id}>
                {sentence} <Link href={`/cms/${path}`}>Open {name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {upcoming.length > 0 && (
        <>
          <h2>Scheduled</h2>
          <ul className="start-page__changes">
            {upcoming.map(({ id, waitUntil, input, name, path }) => (
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
