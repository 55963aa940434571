import { defineConfig } from 'vitest/config'

/** Not part of `npm test`: building another release takes minutes. */
export default defineConfig({
  test: {
    include: ['tests/rollout/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
