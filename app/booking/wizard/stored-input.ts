import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import type { Receipt } from './receipt-panel.tsx'

export type BookingDraft = Record<string, string>

/** Survives a refresh, but leaves nothing on a shared phone. */
export const savedDraft = browserStorage<BookingDraft>(() => sessionStorage, 'booking-draft')

/** In this tab, whose history has its link too. */
export const lastReceipt = browserStorage<Receipt>(() => sessionStorage, 'booking-receipt')

/** Written only if the visitor agreed. */
export const rememberedDetails = browserStorage<BookingDraft>(() => localStorage, 'booking-details')
