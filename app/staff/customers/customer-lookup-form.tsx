import { Form, useNavigation } from '@remix-run/react'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { textLimits } from '#business/words/limits.ts'

export function CustomerLookupForm({
  phone,
  error,
}: {
  phone: string | undefined
  error: string | undefined
}) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6">
      <label htmlFor="phone" className="font-semibold">
        Phone Number
      </label>
      <p id="phone-hint" className="mt-1 text-sm text-ink-soft">
        The 10-digit number the customer booked with, without +91.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          maxLength={textLimits.phone}
          defaultValue={phone}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'phone-hint phone-error' : 'phone-hint'}
          className="min-h-12 min-w-0 grow basis-48 rounded-card border border-line-strong bg-white px-4 tabular-nums aria-invalid:border-red aria-invalid:bg-red-pale"
        />
        <Button type="submit" disabled={busy}>
          Look up
        </Button>
      </div>
      <div role="alert">
        <FieldError field={{ errors: error ? [error] : undefined, errorId: 'phone-error' }} />
      </div>
    </Form>
  )
}
