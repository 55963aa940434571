import { Button } from '#app/components/parts/button.tsx'
import type { TypedForm } from '#business/accounts/typed-form.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

/** What somebody sent when the session had ended, to be sent again now that they are signed in. */
export function SendTypedForm({ fields, to }: { fields: TypedForm; to: string }) {
  return (
    <form method="post" action={to}>
      <h1 className="text-2xl font-bold">You are signed in again</h1>
      <p className="mt-2 text-ink-soft">{staffMessages.signIn.kept}</p>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="mt-8 w-full">
        Send it now
      </Button>
      <p className="mt-4">
        <a href={to} className="inline-block py-3 link">
          Leave it
        </a>
      </p>
    </form>
  )
}
