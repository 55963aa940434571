/** How long a test waits for what it expects: far longer than it takes, since only a failure waits to the end. */
export const patience = { timeout: 60_000, interval: 50 }
