export const callerFormId = 'caller-booking'

/** Name of the submit buttons. Without a value, the form only books. */
export const actField = 'act'

export const acts = { confirm: 'confirm', lookUp: 'look-up' } as const

/** References of the bookings that the form warned about, with commas. */
export const seenPickupsField = 'seenPickups'
