import { useEffect, useLayoutEffect } from 'react'
import { firstInteraction } from '#app/ui/layout/use-hydrated.ts'
import { preloadable } from './preloadable.tsx'
import { rememberedDetails, savedDraft } from './stored-input.ts'

/** The server sets it if the page needs the wizard's code at once. */
export const loadsAtOnceAttribute = 'data-loads-at-once'

const [LazyBookingWizard, loadWizard] = preloadable(
  async () => (await import('./booking-wizard.tsx')).BookingWizard,
)
export { LazyBookingWizard }

/**
 * Loads the wizard on the first sign of use, or at once unless the page is an empty first step.
 * Until then, the server's form works. Rejects if loading fails.
 */
export async function loadWizardWhenNeeded(): Promise<void> {
  const form = document.querySelector('form')
  if (!form) return
  const isNeeded =
    document.querySelector(`[${loadsAtOnceAttribute}]`) ??
    form.querySelector(':checked, :focus') ??
    savedDraft.read() ??
    rememberedDetails.read()
  if (!isNeeded) await firstInteraction('pointermove', 'scroll')
  holdSubmit(form)
  const wizard = loadWizard()
  // Continue needs both.
  if (!isNeeded) import('#app/booking-fields/validate-booking.ts').catch(() => {})
  await wizard.catch((error: unknown) => {
    stopHolding()
    pressHeldButton()
    throw error
  })
}

// On a slow network the server changes steps faster.
const maxHoldMs = 3_000

let stopHolding = () => {}
let heldButton: HTMLElement | null = null

/** Stores a press on Continue while the wizard loads, instead of loading a new page. */
function holdSubmit(form: HTMLFormElement): void {
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    heldButton = event.submitter
  }
  const timer = setTimeout(() => {
    stopHolding()
    pressHeldButton()
  }, maxHoldMs)
  form.addEventListener('submit', hold)
  stopHolding = () => {
    clearTimeout(timer)
    form.removeEventListener('submit', hold)
  }
}

function pressHeldButton(): void {
  const button = heldButton
  heldButton = null
  // Continue is disabled without a service. The form's first button then shows the error.
  const isDisabled = button?.matches(':disabled')
  ;(isDisabled ? button?.closest('form')?.querySelector('button') : button)?.click()
}

/** Lets the wizard handle the held press, after the effects above the call. */
export function useHeldPress(): void {
  // Before other effects: conform submits the form to restore a draft.
  useLayoutEffect(() => stopHolding(), [])
  useEffect(pressHeldButton, [])
}
