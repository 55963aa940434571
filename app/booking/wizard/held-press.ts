import { useEffect, useLayoutEffect } from 'react'

// On a slow network the server changes steps faster.
const maxHoldMs = 3_000

let stopHolding = () => {}
let heldButton: HTMLElement | null = null

/** Stores a press on Continue while the wizard loads. */
export function holdSubmit(form: HTMLFormElement): void {
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    heldButton = event.submitter
  }
  const timer = setTimeout(releaseHeld, maxHoldMs)
  form.addEventListener('submit', hold)
  stopHolding = () => {
    clearTimeout(timer)
    form.removeEventListener('submit', hold)
  }
}

/** Leaves the press to the server. */
export function releaseHeld(): void {
  stopHolding()
  pressHeldButton()
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
