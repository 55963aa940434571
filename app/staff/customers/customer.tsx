import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast, takeToast } from '#app/http/toast.server.ts'
import { type Customer, loadCustomer, savePreferences } from '#app/models/customers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBooking } from '#app/staff/booking/require-booking.server.ts'
import { DraftNotice, forgetDraft, useFormDraft, useKeepDraft } from '#app/staff/shell/drafts.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import {
  canReloadAfterAction,
  keepPageOffline,
  SendFormAgain,
} from '#app/staff/shell/unsent-forms.tsx'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { canEraseCustomers } from '#business/accounts/roles.ts'
import { isBillVoid } from '#business/bills/bill.ts'
import { formatInstant, formatShortPickup } from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { forms, serviceTypes } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import { formatPhone, phoneHref, whatsappHref } from '#business/words/phone.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'

export const meta = () => staffMeta('Customer')

/** By a booking's reference: browsers and servers log URLs, so the phone must not be in one. */
export async function loader(args: LoaderFunctionArgs) {
  const { user, booking } = await requireBooking(args)
  const { reference, phone, erasedAt } = booking
  if (erasedAt) throw redirect(`/admin/bookings/${reference}`)
  const { toast, headers } = await takeToast(args.request)
  const page = {
    ...{ reference, toast, today: localDateAt(new Date()) },
    customer: await loadCustomer(user, phone),
    canErase: canEraseCustomers(user.role),
  }
  return data(page, { headers })
}

const limit = textLimits.note
const preferencesSchema = z.object({
  text: z.string().trim().max(limit, fillSentence(forms.tooLong, { limit })),
  seen: z.string(),
})

export async function action(args: ActionFunctionArgs) {
  const { user, booking } = await requireBooking(args, { forwardForm: true })
  const form = Object.fromEntries(await readForm(args.request))
  const { saved, notSaved } = staffWords.preferences
  const refuse = (description: string, status: number) => {
    const toast = { kind: 'error', title: notSaved, description } as const
    return data({ toast, typed: typeof form.text === 'string' ? form.text : '' }, { status })
  }
  const parsed = preferencesSchema.safeParse(form)
  if (!parsed.success) return refuse(parsed.error.issues[0]!.message, 400)
  try {
    const outcome = await savePreferences(user, { booking, ...parsed.data })
    if (!outcome.ok) return refuse(outcome.reason, 409)
    const page = `/admin/bookings/${booking.reference}/customer`
    return await redirectWithToast(page, { kind: 'success', title: saved })
  } catch (error) {
    logFailure('The preferences of a customer could not be stored', error)
    return refuse(staffWords.requestErrors.unavailable, 503)
  }
}

export const clientAction = keepPageOffline<typeof action>()(
  { typed: undefined },
  (_, { params }) => forgetDraft(draftKey(params.reference!)),
)

/** Reloads even after a refusal, to show a colleague's text. */
export const shouldRevalidate = canReloadAfterAction

const formId = 'preferences'
const draftKey = (reference: string) => `preferences-${reference}`

export default function CustomerPage() {
  const { reference, customer, canErase, toast, today } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  return (
    <StaffPage
      isWide
      back={{ href: `/admin/bookings/${reference}`, label: `Back to ${reference}` }}
    >
      <FlashToast toast={toast} />
      <StaffToast toast={reply?.toast} />
      <SendFormAgain reply={reply} form={formId} />
      <CustomerHeader customer={customer} />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <CustomerBookings customer={customer} today={today} />
        <div className="space-y-8 max-lg:row-start-1">
          <PreferencesForm
            key={customer.preferences?.at}
            {...{ reference, typed: reply?.typed }}
            stored={customer.preferences}
          />
          <CustomerNotes notes={customer.notes} />
        </div>
        {canErase && <CustomerDataForm phone={customer.phone} />}
      </div>
    </StaffPage>
  )
}

function CustomerHeader({ customer }: { customer: Customer }) {
  const { name, phone, bookingCount, unpaidPaise } = customer
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-xl font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4">
          <TapLink href={phoneHref(phone)} className="tabular-nums">
            {formatPhone(phone)}
          </TapLink>
          <TapLink href={whatsappHref(phone)} target="_blank" rel="noreferrer">
            WhatsApp
          </TapLink>
          <span>{bookingCount === 1 ? '1 booking' : `${bookingCount} bookings`}</span>
          {unpaidPaise > 0 && (
            <strong className="text-red tabular-nums">{formatPaise(unpaidPaise)} unpaid</strong>
          )}
        </p>
      </div>
      <ButtonLink href={`/admin/bookings/new?phone=${phone}`} look="quiet" size="snug">
        New booking for this customer
      </ButtonLink>
    </header>
  )
}

function CustomerBookings({ customer, today }: { customer: Customer; today: LocalDate }) {
  const { bookings, bookingCount, phone } = customer
  return (
    <section aria-label="Bookings" className="min-w-0">
      <h2 className="text-lg font-bold">Bookings</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {bookings.map(({ reference, serviceType, status, state, otherName, bill, ...pickup }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4 py-1">
            <TapLink href={`/admin/bookings/${reference}`} className="tabular-nums">
              {reference}
            </TapLink>
            <span className="grow">
              {formatShortPickup(pickup, today)} · {serviceTypes[serviceType].label}
              {otherName && (
                <>
                  {' · '}
                  <bdi>{otherName}</bdi>
                </>
              )}
            </span>
            {bill && (
              <span className="tabular-nums">
                {formatPaise(bill.totalPaise)} ·{' '}
                {bill.isPaid ? 'paid' : isBillVoid(status, false) ? 'not owed' : 'unpaid'}
              </span>
            )}
            <StatusBadge {...state} />
          </li>
        ))}
      </ul>
      {bookingCount > bookings.length && (
        <TapLink href={`/admin/dashboard?q=${phone}`}>All {bookingCount} bookings</TapLink>
      )}
    </section>
  )
}

interface PreferencesFormProps {
  reference: string
  stored: Customer['preferences']
  typed: string | undefined
}

function PreferencesForm({ reference, stored, typed }: PreferencesFormProps) {
  const { draft, discard, formKey } = useFormDraft(draftKey(reference))
  useKeepDraft(draftKey(reference), formId, Boolean(draft ?? typed))
  const busy = useNavigation().formMethod === 'POST'
  const { label, hint } = staffWords.preferences
  const draftOf = (name: string) => draft?.get(name) as string | undefined
  return (
    <Form key={formKey} id={formId} method="post">
      {/* A refusal has shown what is stored now. */}
      <input
        type="hidden"
        name="seen"
        value={(typed === undefined && draftOf('seen')) || (stored?.text ?? '')}
      />
      <h2 className="text-lg font-bold">
        <label htmlFor="text">{label}</label>
      </h2>
      <p id="text-hint" className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
      {draft && <DraftNotice text={staffWords.draft.unsaved} onDiscard={discard} />}
      <textarea
        id="text"
        name="text"
        rows={3}
        defaultValue={draftOf('text') ?? typed ?? stored?.text}
        maxLength={limit}
        aria-describedby="text-hint"
        className="mt-2 field-sizing-content min-h-24 w-full rounded-card border border-line-strong bg-white px-4 py-3"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" look="quiet" size="snug" disabled={busy}>
          {busy ? 'Saving...' : 'Save preferences'}
        </Button>
        {stored && (
          <p className="text-sm text-ink-soft">
            <bdi>{stored.by}</bdi>, <time dateTime={stored.at}>{formatInstant(stored.at)}</time>
          </p>
        )}
      </div>
    </Form>
  )
}

function CustomerNotes({ notes }: { notes: Customer['notes'] }) {
  if (notes.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-bold">Notes</h2>
      <ul className="mt-2 space-y-2">
        {notes.map(({ id, reference, by, at, text }) => (
          <li key={id} className="rounded-card bg-marigold-pale px-3 py-2">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>,{' '}
              <TapLink href={`/admin/bookings/${reference}`} className="tabular-nums">
                {reference}
              </TapLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Posts the phone, which must not be in a URL. */
function CustomerDataForm({ phone }: { phone: string }) {
  return (
    <Form method="post" action="/admin/customers" className="lg:col-start-2">
      <input type="hidden" name="phone" value={phone} />
      <Button type="submit" look="quiet" size="snug">
        Download or erase data
      </Button>
    </Form>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
