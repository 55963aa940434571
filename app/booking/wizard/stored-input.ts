import { browserStorage } from '#app/ui/forms/browser-storage.ts'

export type BookingDraft = Record<string, string>

/** Survives a refresh, but leaves nothing on a shared phone. */
export const savedDraft = browserStorage<BookingDraft>(() => sessionStorage, 'booking-draft')

/** Written only if the visitor agreed. */
export const rememberedDetails = browserStorage<BookingDraft>(() => localStorage, 'booking-details')
