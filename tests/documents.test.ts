import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

/** What a document names as a file of the project, in backquotes or as a link. */
function filesNamedIn(text: string, folder: string): string[] {
  const quoted = [
    ...text.matchAll(/`([\w@().$[\]-]+(?:\/[\w@().$[\]-]+)*\.(?:tsx?|mjs|ya?ml|json|md))`/g),
  ]
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
  return [...quoted.map(([, file]) => file!), ...linked.map(([, file]) => path.join(folder, file!))]
}

it.each(['docs/security.md', 'SECURITY.md'])('what %s names is there', async (document) => {
  const named = filesNamedIn(await readFile(document, 'utf8'), path.dirname(document))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('a requirement of the standard has one line', async () => {
  const text = await readFile('docs/security.md', 'utf8')
  const rows = [
    ...text.matchAll(/^\| (\d+\.\d+\.\d+[\d., ]*?) +\| (met|partly|not met|not applicable) +\|/gm),
  ]
  const numbers = rows.flatMap(([, listed]) => listed!.split(', '))
  expect(numbers).toHaveLength(new Set(numbers).size)
  const announced = Number(/all (\d+) requirements/.exec(text)?.[1])
  expect(numbers).toHaveLength(announced)
})
