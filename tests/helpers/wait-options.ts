/** Much longer than needed, because only failing tests wait this long. */
export const waitOptions = { timeout: 60_000, interval: 50 }
