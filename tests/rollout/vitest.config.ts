import { defineConfig } from 'vitest/config'

/**
 * `npm run test:rollout`: not part of `npm test`, because building another release takes minutes.
 */
export default defineConfig({
  test: {
    include: ['tests/rollout/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
