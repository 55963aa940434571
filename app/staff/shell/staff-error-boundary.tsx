import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import * as staffWords from '#business/words/staff.ts'
import { SignOutForm } from './sign-out-form.tsx'

export function StaffErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 403) return <NotForEditors />
  return <ErrorPage href="/admin/dashboard" label="All bookings" />
}

function NotForEditors() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 py-16">
      <h1 className="text-2xl font-bold">You do not have access to this page</h1>
      <p className="text-lg text-ink-soft">{staffWords.requestErrors.staffOnly}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/cms">Open the CMS</ButtonLink>
        <SignOutForm />
      </div>
    </main>
  )
}
