import { TOTP } from 'otpauth'
import { totp } from '#business/accounts/two-factor.ts'

export const totpCode = (key: string, stepsFromNow = 0) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({
    timestamp: Date.now() + stepsFromNow * totp.stepSeconds * 1000,
  })
