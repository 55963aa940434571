import { type ReactNode, useEffect, useRef } from 'react'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { firstStep, type StepNumber, wizardSteps } from './wizard-steps.ts'

export function WizardStep({
  number,
  current,
  words,
  children,
}: {
  words: Words['booking']
  number: StepNumber
  current: StepNumber
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isCurrent = number === current
  const wasCurrent = useRef(isCurrent)

  // Scroll and focus on step changes, but not on page load.
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    wasCurrent.current = isCurrent
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
