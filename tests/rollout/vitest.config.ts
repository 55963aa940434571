import { defineConfig } from 'vitest/config'

/** Not part of `npm test`: needs Caddy. */
export default defineConfig({
  test: {
    include: ['tests/rollout/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
