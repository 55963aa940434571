/** PAYLOAD_SECRET of every test system. */
export const secret = 'only-for-tests-'.repeat(3)
