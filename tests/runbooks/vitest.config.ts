import { defineConfig } from 'vitest/config'

/** `npm run test:runbooks`: not part of `npm test`, because it needs root and `caddy`. */
export default defineConfig({
  test: {
    include: ['tests/runbooks/*.test.ts'],
    globalSetup: ['tests/systems/prepared-system.ts'],
    // Each file starts a product; a small machine has room for one.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
