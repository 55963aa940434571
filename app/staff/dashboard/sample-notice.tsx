import { Form } from '@remix-run/react'
import type { Samples } from '#app/models/samples.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { samples as texts } from '#business/words/staff-messages.ts'

/** Says that the list has sample data. Admins can remove it here. */
export function SampleNotice({ isMixed, canRemove }: Samples) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-marigold bg-white px-4 py-2">
      <p>
        {isMixed ? texts.mixed : texts.notice}{' '}
        {canRemove ? texts.removeBeforeOpening : texts.askAdmin}
      </p>
      {canRemove && (
        <Form method="post" action="/admin/remove-samples" reloadDocument>
          <Button type="submit" look="quiet" size="snug">
            {texts.remove}
          </Button>
        </Form>
      )}
    </div>
  )
}
