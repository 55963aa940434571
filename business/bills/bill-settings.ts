import type { UpiPayee } from './upi-link.ts'

/** The owner's settings. Null: not used. */
export interface BillSettings {
  expressPercent: number | null
  upi: UpiPayee | null
  gst: GstDetails
}

export interface GstDetails {
  gstNumber: string | null
  legalName: string | null
  gstPercent: number | null
  wording: string | null
}

interface StoredSettings extends Partial<GstDetails> {
  expressPercent?: number | null
  upiId?: string | null
  payeeName?: string | null
}

/** Without a payee name, UPI shows the business. */
export function toBillSettings(
  bills: StoredSettings | null | undefined,
  businessName: string,
): BillSettings {
  const { expressPercent, upiId, payeeName, gstNumber, legalName, gstPercent, wording } =
    bills ?? {}
  return {
    expressPercent: expressPercent ?? null,
    upi: upiId ? { upiId, payeeName: payeeName || businessName } : null,
    gst: {
      gstNumber: gstNumber || null,
      legalName: legalName || null,
      gstPercent: gstPercent ?? null,
      wording: wording || null,
    },
  }
}

/** NPCI: a name, `@` and the handle of the bank or app. */
export const upiIdPattern = /^[\w.-]{2,64}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/

/** GSTIN: state, PAN, number of the registration, `Z`, check digit. */
export const gstNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/
