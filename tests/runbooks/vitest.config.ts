import { defineConfig } from 'vitest/config'

/** `npm run test:runbooks`: as root and with `caddy`, which not every machine has, so not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/runbooks/*.test.ts'],
    globalSetup: ['tests/systems/prepared-system.ts'],
    // Each has a product of its own, and a small machine has room for one at a time.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
