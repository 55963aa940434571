import type { FetcherWithComponents } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'

export function SendFormAgain({
  form,
  submitter,
}: {
  form: string
  submitter?: { name: string; value: string }
}) {
  return (
    <p className="mb-6">
      <Button type="submit" form={form} look="quiet" size="snug" {...submitter}>
        Send again
      </Button>
    </p>
  )
}

export function SendAgain({
  fetcher: { data, state, submit },
}: {
  fetcher: Pick<
    FetcherWithComponents<{ unsent?: FormData } | undefined>,
    'data' | 'state' | 'submit'
  >
}) {
  const { unsent } = data ?? {}
  if (!unsent) return null
  return (
    <p className="relative mb-3">
      <Button
        look="quiet"
        size="snug"
        disabled={state !== 'idle'}
        onClick={() => void submit(unsent, { method: 'post' })}
      >
        Send again
      </Button>
    </p>
  )
}
