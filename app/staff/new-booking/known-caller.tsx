import { type ReactNode, useEffect, useState } from 'react'
import type { Caller } from '#app/models/callers.server.ts'
import { CallerFacts, callerName, CustomerLink } from '#app/staff/shell/caller-facts.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { type CallerPickup, describeSameDayPickup } from '#business/bookings/callers.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { phoneDigits, suspectLandline } from '#business/words/phone.ts'
import * as staffWords from '#business/words/staff.ts'

interface KnownCallerProps {
  lookup: ReturnType<typeof useCaller>
  isFilledIn: boolean
  today: LocalDate
}

export function KnownCaller({ lookup, isFilledIn, today }: KnownCallerProps) {
  const { caller, hasFailed } = lookup
  const unanswered = caller?.messages.filter(({ isAnswered }) => !isAnswered) ?? []
  return (
    <div role="status" className="min-h-6">
      {hasFailed && <p className="text-sm">{staffWords.caller.lookUpFailed}</p>}
      {caller && (
        <div className="rounded-card border border-line bg-white px-3 md:py-1">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-bold wrap-anywhere">{callerName(caller)}</span>
            <CustomerLink caller={caller} opensTab />
          </p>
          <CallerFacts caller={{ ...caller, messages: unanswered }} today={today} opensTab />
          {isFilledIn && caller.newest && (
            <p className="text-sm">
              {staffWords.caller.filledIn(formatShortDate(caller.newest.date, today))}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** Asks once the field is left. Rendering the whole form then would move the cursor. */
export function LandlineQuestion({
  phone,
  isNew,
  children,
}: {
  phone: string | undefined
  isNew: boolean
  children: ReactNode
}) {
  const [isTyping, setTyping] = useState(isNew)
  const suspicion = isTyping ? null : suspectLandline(phone ?? '')
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      {children}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {suspicion && staffWords.newBooking.landlines[suspicion]}
      </p>
    </div>
  )
}

/** Looks up each complete number. `known` comes with the page or the last response, which wins. */
export function useCaller(typed: string | undefined, known: Caller | null) {
  const phone = phoneDigits(typed ?? '')
  const [found, setFound] = useState(known)
  const [failedPhone, setFailedPhone] = useState<string | null>(null)
  const [lastKnown, setLastKnown] = useState(known)
  if (known && known !== lastKnown) {
    setLastKnown(known)
    setFound(known)
  }
  useEffect(() => {
    if (!phone || phone === found?.phone) return
    const aborter = new AbortController()
    fetch(`/admin/bookings/caller?phone=${phone}`, { signal: aborter.signal })
      .then((response) => response.json() as Promise<Caller>)
      .then(setFound)
      // A failed lookup must not block the booking.
      .catch(() => aborter.signal.aborted || setFailedPhone(phone))
    return () => aborter.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each number
  }, [phone])
  const caller = phone && found?.phone === phone ? found : null
  return { caller, hasFailed: phone !== null && !caller && failedPhone === phone }
}

/** The references in the warning, with commas. */
export const seenPickupsField = 'seenPickups'

interface SameDayWarningProps {
  pickups: CallerPickup[]
  time: string | undefined
  today: LocalDate
}

export function SameDayWarning({ pickups, time, today }: SameDayWarningProps) {
  return (
    <div role="status">
      {pickups.length > 0 && (
        <ul className="rounded-card border border-red bg-red-pale px-4 py-2">
          {pickups.map((pickup) => (
            <li key={pickup.reference}>
              <span className="font-semibold">
                {describeSameDayPickup(pickup, { time }, today)}
              </span>{' '}
              <TapLink href={`/admin/bookings/${pickup.reference}`} target="_blank">
                Open it
                <span className="sr-only"> (opens in a new tab)</span>
              </TapLink>
            </li>
          ))}
        </ul>
      )}
      <input
        type="hidden"
        name={seenPickupsField}
        value={pickups.map(({ reference }) => reference).join(',')}
      />
    </div>
  )
}
