import { Form } from '@remix-run/react'
import { Button } from '#app/components/parts/button.tsx'

export function DashboardHeader({ who, seesCustomers }: { who: string; seesCustomers: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div>
        <h1 className="text-xl font-bold">Bookings</h1>
        <p className="text-sm text-ink-soft">
          Signed in as {who}.{' '}
          <a href="/cms" className="underline">
            Open the CMS
          </a>
          {seesCustomers && (
            <>
              {' · '}
              <a href="/admin/customers" className="underline">
                Customers
              </a>
            </>
          )}
        </p>
      </div>
      <Form method="post" action="/admin/sign-out">
        <Button type="submit" look="quiet">
          Sign Out
        </Button>
      </Form>
    </header>
  )
}
