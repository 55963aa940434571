import { expect, it } from 'vitest'
import { decryptText, encryptText } from './encrypt-text.ts'

const sealed = encryptText('a secret', 'two-factor key of asha', 'JBSWY3DPEHPK3PXP')

it('decrypts only with the same secret and purpose', () => {
  expect(decryptText('a secret', 'two-factor key of asha', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(decryptText('another secret', 'two-factor key of asha', sealed)).toBeNull()
  expect(decryptText('a secret', 'two-factor key of ravi', sealed)).toBeNull()
})

it('hides the text, encrypts differently each time and detects changes', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  expect(encryptText('a secret', 'two-factor key of asha', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(decryptText('a secret', 'two-factor key of asha', changed.toString('base64url'))).toBe(
      null,
    )
  }
})

it.each(['', 'short', '!!!'])('returns null for %j', (text) => {
  expect(decryptText('a secret', 'two-factor key of asha', text)).toBeNull()
})
