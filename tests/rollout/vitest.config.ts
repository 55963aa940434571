import { defineConfig } from 'vitest/config'

/** `npm run test:rollout`: with the build of another release, which takes minutes to make, so not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/rollout/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
