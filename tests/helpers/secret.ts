export const secret = 'only-for-tests-'.repeat(3)
