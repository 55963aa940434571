import type { ComponentProps } from 'react'
import { DetailsFields } from '#app/booking-form/details-fields.tsx'
import type { Words } from '#business/words/sentence.ts'
import { rememberedDetails, rememberField } from './booking-draft.ts'

export function DetailsStep({
  remembers,
  setRemembers,
  ...details
}: ComponentProps<typeof DetailsFields> & {
  words: Pick<Words, 'booking'>
  remembers: boolean
  setRemembers: (remembers: boolean) => void
}) {
  return (
    <div className="space-y-6">
      <DetailsFields {...details} />
      <label className="flex min-h-12 items-center gap-3 noscript:hidden">
        <input
          type="checkbox"
          name={rememberField}
          checked={remembers}
          onChange={({ target }) => {
            setRemembers(target.checked)
            if (!target.checked) rememberedDetails.forget()
          }}
          className="size-5 shrink-0 accent-indigo"
        />
        {details.words.booking.remember}
      </label>
    </div>
  )
}
