import { useNavigation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { CallButton } from '#app/ui/parts/call-button.tsx'
import type { Words } from '#business/words/sentence.ts'
import {
  bookAgainField,
  firstStep,
  lastStep,
  stepButtonProps,
  type StepNumber,
} from './wizard-steps.ts'

/** On phones, stays at the bottom of the window. Without scripts, it only confirms. */
export function WizardBar({
  words,
  path,
  step,
  note,
  question,
  phone,
  isServiceMissing,
  onBack,
  onContinue,
}: {
  words: Words['booking']
  /** URL of the booking page. */
  path: string
  step: StepNumber
  /** Shown while it is text. */
  note: string | false | undefined
  /** Asked before the same pickup is booked again. */
  question: string | undefined
  phone: string | null
  isServiceMissing: boolean
  onBack: (event: MouseEvent) => void
  onContinue: (event: MouseEvent) => void
}) {
  const confirming = useNavigation().formMethod === 'POST'
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-3 border-t border-line bg-paper py-3 lg:static lg:border-0 @max-2xs:gap-1.5 noscript:static">
      <p role="status" className="basis-full text-sm font-semibold text-green-ink empty:hidden">
        {note}
      </p>
      {question && (
        <p role="alert" className="basis-full font-semibold">
          {question}
        </p>
      )}
      {step > firstStep && (
        <Button
          {...stepButtonProps(path, step - 1)}
          onClick={onBack}
          look="quiet"
          size="snug"
          className="noscript:hidden"
        >
          {words.back}
        </Button>
      )}
      {step < lastStep && (
        <Button
          {...stepButtonProps(path, step + 1)}
          onClick={onContinue}
          className="grow basis-20 noscript:hidden"
          disabled={isServiceMissing && step === firstStep}
        >
          {words.continue}
        </Button>
      )}
      <div className={`grow basis-20 ${step === lastStep ? 'flex' : 'hidden noscript:flex'}`}>
        <Button
          key={question}
          type="submit"
          name={question && bookAgainField}
          size="snug"
          className="grow"
          disabled={confirming}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the question is asked here, without scripts, too
          autoFocus={Boolean(question)}
        >
          {confirming ? words.confirming : question ? words.bookAnother : words.confirm}
        </Button>
      </div>
      <ServerMarkup id="booking-call">
        {import.meta.env.SSR && phone && (
          <CallButton label={words.call} phone={phone} className="lg:hidden @max-2xs:hidden" />
        )}
      </ServerMarkup>
    </div>
  )
}
