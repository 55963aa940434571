import { type StepNumber, wizardSteps } from './wizard-steps.ts'

/** Which of the four steps the visitor is at. Where no script runs all steps stand below each other, without it. */
export function WizardProgress({ step }: { step: StepNumber }) {
  return (
    <nav aria-label="Progress" className="mt-8 noscript:hidden">
      <p className="text-sm font-semibold">
        Step {step} of {wizardSteps.length}
      </p>
      <ol className="mt-2 grid grid-cols-[repeat(4,auto)] gap-2">
        {wizardSteps.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            className={`border-t-4 pt-2 text-sm ${
              index < step ? 'border-indigo font-semibold' : 'border-line text-ink-soft'
            }`}
          >
            {name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
