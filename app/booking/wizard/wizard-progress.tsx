import { firstStep, type StepNumber, wizardSteps } from './wizard-steps.ts'

/** After the first step, only a bar is visible: the heading has the rest. */
export function WizardProgress({ step }: { step: StepNumber }) {
  const hidden = step > firstStep ? 'sr-only' : ''
  return (
    <nav aria-label="Progress" className={`noscript:hidden ${hidden ? '' : 'mt-6'}`}>
      <p className={`mb-2 text-sm font-semibold ${hidden}`}>
        Step {step} of {wizardSteps.length}
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
            <span className={hidden || 'block pt-2 @max-xs:sr-only'}>{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
