import { Form, Link } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import { SoundSwitch } from './sound-switch.tsx'

export function DashboardHeader({
  userName,
  canSeeCustomers,
}: {
  userName: string
  canSeeCustomers: boolean
}) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 md:grid md:grid-cols-[auto_1fr_auto]">
      <h1 className="text-xl font-bold">
        <a href="/admin/dashboard">Bookings</a>
      </h1>
      <Form method="post" action="/admin/sign-out">
        <Button type="submit" look="quiet" size="snug">
          Sign Out
        </Button>
      </Form>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft max-md:basis-full md:col-start-2 md:row-start-1">
        <span className="max-md:hidden">Signed in as {userName}.</span>
        <a href="/cms" className="py-1 underline">
          Open the CMS
        </a>
        <a href="/admin/bookings/new" className="py-1 underline">
          New booking
        </a>
        <a href="/admin/messages" className="py-1 underline">
          Messages
        </a>
        <a href="/admin/activity" className="py-1 underline">
          Activity
        </a>
        <a href="/admin/insights" className="py-1 underline">
          Insights
        </a>
        {canSeeCustomers && (
          <a href="/admin/customers" className="py-1 underline">
            Customers
          </a>
        )}
        <SoundSwitch />
        {/* Preloads the booking route: a navigation during route discovery ends in a 404
        (remix-run/react-router#13564, not fixed in Remix 2). */}
        <Link to="/admin/bookings/-" hidden>
          Any booking
        </Link>
      </p>
    </header>
  )
}
