import { useFetcher } from '@remix-run/react'
import type { StatusReply } from '#app/staff/booking/booking-forms.ts'
import { StatusToast } from '#app/staff/booking/status-toast.tsx'
import { Button } from '#app/ui/parts/button.tsx'

export function NotDuplicate({ booking }: { booking: { id: string; reference: string } }) {
  const fetcher = useFetcher<StatusReply>({ key: `not-duplicate-${booking.id}` })
  const toast = fetcher.data?.toast
  return (
    <div className="relative px-3 pb-2">
      <StatusToast reply={fetcher.data} />
      {toast?.kind === 'success' ? (
        <p className="min-h-11 py-2.5 text-sm text-green-ink">{toast.title}</p>
      ) : (
        <fetcher.Form method="post">
          <input type="hidden" name="booking" value={booking.id} />
          <Button
            type="submit"
            name="act"
            value="not-duplicate"
            look="quiet"
            size="line"
            disabled={fetcher.state !== 'idle'}
            aria-describedby={`booking-${booking.reference}`}
          >
            Not a duplicate
          </Button>
        </fetcher.Form>
      )}
    </div>
  )
}
