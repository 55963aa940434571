import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The migrations of this version, as it was when the process began: the code may be replaced beneath it. Their files are not
 * loaded for that: with Payload's adapter this would take seconds of every start.
 */
export const migrationNames = readdirSync('migrations')
  .filter((file) => /^\d+_\d+_\w+\.ts$/.test(file))
  .map((file) => path.parse(file).name)
