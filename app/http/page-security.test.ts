import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toastStylesHash } from './page-security.server.ts'

it('allows the styles that the installed version of sonner injects', () => {
  const sonner = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, styles = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sonner) ?? []
  const hash = createHash('sha256').update(JSON.parse(styles) as string)
  expect(`'sha256-${hash.digest('base64')}'`).toBe(toastStylesHash)
})
