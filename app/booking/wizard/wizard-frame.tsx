import { useNavigation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { CallButton } from '#app/ui/parts/contact-facts.tsx'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import {
  bookAgainField,
  firstStep,
  lastStep,
  stepButtonProps,
  type StepNumber,
  wizardSteps,
} from './wizard-steps.ts'

/** After the first step, only a bar is visible: the heading has the rest. */
export function WizardProgress({ step, words }: { step: StepNumber; words: Words['booking'] }) {
  const hidden = step > firstStep ? 'sr-only' : ''
  return (
    <nav aria-label={words.progress} className={`noscript:hidden ${hidden ? '' : 'mt-6'}`}>
      <p className={`mb-2 text-sm font-semibold ${hidden}`}>
        {fillSentence(words.step, { number: step, count: wizardSteps.length })}
      </p>
      <ol className="grid grid-cols-4 gap-2">
        {wizardSteps.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            className={`border-t-4 text-sm ${
              index < step
                ? 'border-indigo font-semibold'
                : 'border-line text-ink-soft forced-colors:border-dotted'
            }`}
          >
            <span className={hidden || 'block pt-2 @max-xs:sr-only'}>{words.steps[name].name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function WizardStep({
  number,
  current,
  words,
  firstFieldId,
  children,
}: {
  words: Words['booking']
  number: StepNumber
  current: StepNumber
  firstFieldId?: string | false
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isCurrent = number === current
  const wasCurrent = useRef(isCurrent)

  // Scroll and focus on step changes, but not on page load.
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      window.scrollTo(0, 0)
      const field = firstFieldId && document.getElementById(firstFieldId)
      ;(field || heading.current)?.focus({ preventScroll: true })
    }
    wasCurrent.current = isCurrent
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on step changes, not on every input
  }, [isCurrent])

  return (
    <section
      className={`${number > firstStep ? 'mt-3 noscript:mt-8' : 'mt-6'} ${isCurrent ? '' : 'hidden noscript:block'}`}
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-1.5">
        {number > firstStep && (
          <p className="text-ink-soft noscript:hidden">
            {fillSentence(words.stepShort, { number, count: wizardSteps.length })} ·
          </p>
        )}
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {words.steps[wizardSteps[number - 1]!.name].heading}
        </h2>
      </div>
      {children}
    </section>
  )
}

/** On phones, stays at the bottom of the window. Without scripts, it only confirms. */
export function WizardBar({
  words,
  path,
  step,
  note,
  question,
  link,
  phone,
  isServiceMissing,
  onBack,
  onContinue,
}: {
  words: Words['booking']
  path: string
  step: StepNumber
  note: string | false | undefined
  question: string | undefined
  link: ToastMessage['link']
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
      {link && (
        <a href={link.href} className="-my-3 basis-full py-3 link">
          {link.label}
        </a>
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
