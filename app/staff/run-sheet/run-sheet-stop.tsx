import { Form } from '@remix-run/react'
import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { bookingFields, orderDetailNames } from '#business/bookings/fields.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { wallClockAt } from '#business/pickups/local-time.ts'
import { formatTimeOfDay } from '#business/pickups/opening-hours.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { storeTick, useOfflineTicks } from './offline-ticks.ts'

export function RunSheetStop({ stop }: { stop: Stop }) {
  const { unsent, sent } = useOfflineTicks()
  const isUnsent = stop.id in unsent
  const ticks = { [stop.id]: stop.collectedAt, ...sent, ...unsent }
  const pickedUpAt = ticks[stop.id] ?? null
  const details = [
    ...orderDetailNames.map((name) => [bookingFields[name].label, stop[name]] as const),
    ...stop.notes.map((note) => ['Note', note] as const),
  ] as const
  return (
    <li
      className={`break-inside-avoid border-b border-line py-4 print:py-2 ${pickedUpAt ? 'text-ink-soft' : ''}`}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            <span aria-hidden className="hidden size-4 border border-ink print:inline-block" />
            <span className="wrap-anywhere">{stop.name}</span>
            <span className="tabular-nums">{formatPhone(stop.phone)}</span>
            {stop.status === 'pending' && <Mark colour="marigold">Not confirmed yet</Mark>}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{stop.address}</p>
          <p className="mt-1 text-sm">
            {serviceTypes[stop.serviceType].label} ·{' '}
            <a href={`/admin/bookings/${stop.reference}`} className="link tabular-nums">
              {stop.reference}
            </a>
          </p>
          <dl className="text-sm">
            {details.map(
              ([term, value], index) =>
                value && (
                  <div key={index} className="flex gap-x-2">
                    <dt className="shrink-0 text-ink-soft">{term}:</dt>
                    <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <Tick stop={stop} pickedUpAt={pickedUpAt} isUnsent={isUnsent} />
      </div>
      <p className="mt-3 grid grid-cols-3 gap-2 md:flex print:hidden">
        {[
          { label: 'Call', href: phoneHref(stop.phone) },
          { label: 'WhatsApp', href: stop.whatsappHref },
          { label: 'Navigate', href: stop.directionsHref },
        ].map(({ label, href }) => (
          <a
            key={label}
            href={href}
            aria-label={`${label}: ${stop.name}`}
            target={href.startsWith('tel:') ? undefined : '_blank'}
            rel="noreferrer"
            className="flex min-h-11 items-center justify-center rounded-card border border-line-strong bg-white text-sm font-semibold hover:border-ink md:px-4"
          >
            {label}
          </a>
        ))}
      </p>
    </li>
  )
}

/** With scripts it works offline; without, the form is sent. */
function Tick({
  stop,
  pickedUpAt,
  isUnsent,
}: {
  stop: Stop
  pickedUpAt: string | null
  isUnsent: boolean
}) {
  return (
    <Form
      method="post"
      className="shrink-0 text-right print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        storeTick(stop.id, pickedUpAt ? null : new Date().toISOString())
      }}
    >
      <input type="hidden" name="booking" value={stop.id} />
      <Button
        type="submit"
        name="pickedUpAt"
        value={pickedUpAt ? '' : 'now'}
        look={pickedUpAt ? 'quiet' : 'main'}
        size="snug"
        aria-pressed={pickedUpAt !== null}
        aria-label={`Picked up from ${stop.name}`}
      >
        {pickedUpAt ? '✓' : ''} Picked up
      </Button>
      {pickedUpAt && (
        <p className="mt-1 text-sm tabular-nums">
          {formatTimeOfDay(wallClockAt(new Date(pickedUpAt)).slice(11, 16))}
        </p>
      )}
      {isUnsent && <p className="text-sm">Not sent yet</p>}
    </Form>
  )
}
