/** Wait limit: much longer than needed, because only failures reach it. */
export const patience = { timeout: 60_000, interval: 50 }
