import { fillSentence, type Words } from '#business/words/sentence.ts'
import { firstStep, type StepNumber, wizardSteps } from './wizard-steps.ts'

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
