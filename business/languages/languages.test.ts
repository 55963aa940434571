import { expect, it } from 'vitest'
import { englishPath, languageOfPath, localPath } from './languages.ts'

it.each(['/', '/en', '/en/services', '/hindi', '/services', '/fr/services', '/services/hi', '/HI'])(
  'reads %s as English',
  (path) => expect(languageOfPath(path)).toBe('en'),
)

it.each(['/hi', '/hi/', '/hi/booking/find', '/hi.data'])('reads %s as Hindi', (path) =>
  expect(languageOfPath(path)).toBe('hi'),
)

it.each([
  ['/', '/', '/hi'],
  ['/services', '/services', '/hi/services'],
])('adds the prefix to %s and removes it', (path, inEnglish, inHindi) => {
  expect(localPath('en', path)).toBe(inEnglish)
  expect(localPath('hi', path)).toBe(inHindi)
  expect(englishPath(inHindi)).toBe(path)
})
