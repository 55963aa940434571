import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Read at start, because a deployment may replace the files. Importing them, with Payload's
 * adapter, would take seconds.
 */
export const migrationNames = readdirSync('migrations')
  .filter((file) => /^\d+_\d+_\w+\.ts$/.test(file))
  .map((file) => path.parse(file).name)
