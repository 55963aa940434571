/** PAYLOAD_SECRET of every system that tests start: as long as it has to be. */
export const secret = 'only-for-tests-'.repeat(3)
