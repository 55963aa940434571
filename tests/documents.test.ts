import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

function findMentionedFiles(text: string, folder: string): string[] {
  const quoted = [
    ...text.matchAll(/`([\w@().$[\]-]+(?:\/[\w@().$[\]-]+)*\.(?:tsx?|mjs|ya?ml|json|md))`/g),
  ]
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
  return [...quoted.map(([, file]) => file!), ...linked.map(([, file]) => path.join(folder, file!))]
}

it.each(['docs/security.md', 'SECURITY.md'])(
  'mentions only files that exist: %s',
  async (document) => {
    const mentioned = findMentionedFiles(await readFile(document, 'utf8'), path.dirname(document))
    expect(mentioned.length).toBeGreaterThan(0)
    expect(mentioned.filter((file) => !existsSync(file))).toEqual([])
  },
)

it('lists each requirement of the standard once', async () => {
  const text = await readFile('docs/security.md', 'utf8')
  const rows = [
    ...text.matchAll(/^\| (\d+\.\d+\.\d+[\d., ]*?) +\| (met|partly|not met|not applicable) +\|/gm),
  ]
  const numbers = rows.flatMap(([, listed]) => listed!.split(', '))
  expect(numbers).toHaveLength(new Set(numbers).size)
  const statedCount = Number(/all\s+(\d+)\s+requirements/.exec(text)?.[1])
  expect(numbers).toHaveLength(statedCount)
})
