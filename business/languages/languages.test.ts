import { expect, it } from 'vitest'
import { languageOfPath, localPath } from './languages.ts'

it.each(['/', '/en', '/en/services', '/hindi', '/services', '/fr/services'])(
  'reads %s as English',
  (path) => expect(languageOfPath(path)).toBe('en'),
)

it('leaves English paths without a prefix', () => {
  expect(localPath('en', '/')).toBe('/')
  expect(localPath('en', '/services')).toBe('/services')
})
