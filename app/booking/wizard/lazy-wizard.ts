import { firstInteraction } from '#app/ui/layout/use-hydrated.ts'
import { holdSubmit, releaseHeld } from './held-press.ts'
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
  if (!isNeeded) import('#app/booking-fields/validate-booking.ts').catch(() => {})
  await wizard.catch((error: unknown) => {
    releaseHeld()
    throw error
  })
}
