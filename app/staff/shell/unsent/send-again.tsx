import type { FetcherWithComponents } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'

/** Submits a form on the page that did not reach the server. */
export function SendFormAgain({
  form,
  submitter,
}: {
  form: string
  /** The pressed button, if the form has several. */
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

/** Repeats what a fetcher or a page could not send. */
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
