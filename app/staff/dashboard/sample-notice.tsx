import { Form } from '@remix-run/react'
import type { Samples } from '#app/models/samples.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { samples as texts } from '#business/words/staff.ts'

export function SampleNotice({ isMixed, canRemove }: Samples) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-marigold bg-white px-3 py-1 text-sm">
      <p className="min-w-32 flex-1">
        {isMixed ? texts.mixed : texts.notice}{' '}
        <span className="max-sm:sr-only">
          {canRemove ? texts.removeBeforeOpening : texts.askAdmin}
        </span>
      </p>
      {canRemove && (
        <Form method="post" action="/admin/remove-samples" reloadDocument>
          <Button type="submit" look="quiet" size="line">
            <span>
              Remove <span className="max-sm:sr-only">sample data</span>
            </span>
          </Button>
        </Form>
      )}
    </div>
  )
}
