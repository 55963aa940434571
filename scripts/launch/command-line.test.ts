import { expect, it } from 'vitest'
import { readCommandLine } from './command-line.ts'

it('reads a file and a flag in any order', () => {
  for (const args of [
    ['a.csv', '--trial'],
    ['--trial', 'a.csv'],
  ]) {
    const { file, isSet } = readCommandLine(args, ['trial'])
    expect([file, isSet('trial')]).toEqual(['a.csv', true])
  }
  expect(readCommandLine([], ['trial']).isSet('trial')).toBe(false)
})

it.each([
  [['a.csv', '--trail'], "Unknown option '--trail'. Options: --trial."],
  [['a.csv', '--trial=yes'], "Option '--trial' does not take an argument. Options: --trial."],
  [['a.csv', 'b.csv'], "Unexpected argument 'b.csv'. Options: --trial."],
])('rejects %j with a readable message', (args, sentence) => {
  expect(() => readCommandLine(args, ['trial'])).toThrow(sentence)
})
