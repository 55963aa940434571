/** Wait limit: much longer than needed, because only failures reach it. */
export const waitOptions = { timeout: 60_000, interval: 50 }
