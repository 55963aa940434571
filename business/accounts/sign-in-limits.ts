/**
 * Wrong passwords allowed within `signInLimitSeconds`. A device that has signed in before has its
 * own limit, so an attack does not lock out the owner. For the networks, see
 * `business/forms/spam-protection.ts`.
 */
export const signInLimits = {
  addressAndAccount: 5,
  address: 30,
  subnet: 60,
  network: 150,
  shared: 300,
  account: 20,
  knownDevice: 10,
} as const

/** Password reset mails within `signInLimitSeconds`. */
export const passwordResetLimits = {
  account: 3,
  address: 10,
  subnet: 20,
  network: 50,
  shared: 100,
} as const

export const signInLimitSeconds = 10 * 60

/** Half a year after sign-in. */
export const deviceKnownSeconds = 180 * 24 * 60 * 60

/** For each account. Each change sends an email to an address that nobody has confirmed. */
export const newEmailLimit = { max: 20, seconds: 60 * 60 } as const
