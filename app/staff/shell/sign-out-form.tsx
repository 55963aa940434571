import { Form } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'

export function SignOutForm({ className = '' }: { className?: string }) {
  return (
    <Form method="post" action="/admin/sign-out" className={`grid ${className}`}>
      <Button type="submit" look="quiet" size="line" className="md:min-h-11">
        Sign Out
      </Button>
    </Form>
  )
}
