import { defineConfig } from 'vitest/config'

/** Not part of `npm test`: needs root and `caddy`. */
export default defineConfig({
  test: {
    include: ['tests/runbooks/*.test.ts'],
    globalSetup: ['tests/servers/prepared-system.ts'],
    // A small machine has memory for only one product.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
