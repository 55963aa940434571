/**
 * Returns the word that needs the fewest edits (Levenshtein distance), or null if even that needs
 * more than half as many as it has letters.
 */
export function closestWord(typed: string, words: readonly string[]): string | null {
  const [closest] = words
    .map((word) => ({ word, edits: countEdits(typed, word) }))
    .filter(({ word, edits }) => edits <= word.length / 2)
    .sort((a, b) => a.edits - b.edits)
  return closest?.word ?? null
}

function countEdits(from: string, to: string): number {
  // A long text is no typing mistake.
  if (Math.abs(from.length - to.length) > to.length) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
