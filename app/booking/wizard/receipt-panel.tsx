import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ClaimTag } from '#app/ui/parts/claim-tag.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { calendarPath, manageLabel, managePath } from '#business/manage-links/manage-link.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Receipt } from './receipt.ts'

export function ReceiptPanel({
  receipt: { booked, date, time, manage },
  nextStep,
  whatsappHref,
}: {
  receipt: Receipt
  nextStep: string
  whatsappHref?: string
}) {
  const tag = useRef<HTMLElement>(null)

  // Run before paint, so that the empty form below never shows.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    tag.current?.focus({ preventScroll: true })
  }, [booked])

  return (
    // Fills the window and leaves room for a toast.
    <div className="booked min-h-[calc(100svh-6rem)] pb-32">
      <h1 className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-green text-white">
          <LineIcon strokes="M6 17l7 7L27 9" className="size-7" />
        </span>
        Booked
      </h1>
      <ol className="mt-3 list-decimal pl-5 text-sm">
        <li>{nextStep}</li>
        <li>We’ll collect at the time on the tag. Keep your clothes ready in a bag.</li>
      </ol>
      <ClaimTag ref={tag} tabIndex={-1} className="mt-4">
        <p className="text-sm font-semibold">Claim tag</p>
        <p className="font-display text-2xl font-bold tracking-widest tabular-nums @max-2xs:text-xl">
          {booked}
        </p>
        <p className="mt-1">
          Pickup on {formatLongDate(date)}, {time}
        </p>
        <p className="-mb-2 flex flex-wrap gap-x-6 print:hidden">
          <TagLink href={managePath(manage)}>{manageLabel}</TagLink>
          <TagLink href={calendarPath(manage)}>Add to calendar</TagLink>
          {whatsappHref && <TagLink href={whatsappHref}>Save to WhatsApp</TagLink>}
        </p>
      </ClaimTag>
    </div>
  )
}

function TagLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-block py-3 link">
      {children}
    </a>
  )
}
