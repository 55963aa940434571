import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordLimits } from '#business/words/limits.ts'

// zxcvbn score, 0 to 4: moderate protection from offline attacks on slow hashes.
const minScore = 3

// Longer input costs time and cannot weaken it.
const maxEstimatedCharacters = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** `known` are words that attackers try first, such as the person's name. */
export async function isStrongPassword(password: string, known: string[]): Promise<boolean> {
  if (password.length < passwordLimits.minLength) return false
  estimator ??= loadEstimator()
  const parts = known.flatMap((words) => [words, ...words.split(/[^\p{L}\p{N}]+/u)])
  const guessedFirst = parts.filter(Boolean).map((word) => word.toLowerCase())
  return (
    (await estimator).check(password.slice(0, maxEstimatedCharacters), guessedFirst).score >=
    minScore
  )
}

/** Loaded on first use: the dictionaries cost 200 ms and memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
