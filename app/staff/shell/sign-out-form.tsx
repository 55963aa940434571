import { Form, useFetcher } from '@remix-run/react'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { ToastMessage } from '#business/words/toast-message.ts'

const fetcherKey = 'sign-out'

export function SignOutForm({ className = '' }: { className?: string }) {
  const { data } = useFetcher<{ toast: ToastMessage }>({ key: fetcherKey })
  // The route has no page, so a reply must not replace the open one.
  return (
    <Form
      method="post"
      action="/admin/sign-out"
      navigate={false}
      fetcherKey={fetcherKey}
      className={`grid ${className}`}
    >
      <FlashToast toast={data?.toast} />
      <Button type="submit" look="quiet" size="line" className="md:min-h-11">
        Sign Out
      </Button>
    </Form>
  )
}
