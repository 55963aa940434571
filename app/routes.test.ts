import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const sourceOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const exportsHandler =
  /^export (async )?(function|const) (loader|action)\b|^export \{[^}]*\b(loader|action)\b/m

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const routeFiles = files.filter(
  (file) => /\.tsx?$/.test(file) && !isTest(file) && exportsHandler.test(sourceOf(file)),
)

const importedByTests = files
  .filter(isTest)
  .flatMap((file) =>
    [...sourceOf(file).matchAll(/^import \* as .* from '(?:(\.\/.+)|#app\/(.+))'$/gm)].map(
      ([, neighbour, name]) => (neighbour ? path.join(path.dirname(file), neighbour) : name),
    ),
  )

it('finds the routes', () => expect(routeFiles.length).toBeGreaterThan(20))

it.each(routeFiles)('has a test that imports %s', (file) => {
  expect(importedByTests).toContain(file)
})
