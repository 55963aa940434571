/**
 * How many wrong passwords are taken within `signInLimitSeconds`: for one account from one address, from one address for
 * whatever accounts, for one account from all the world; and for one account from a device that has signed in to it,
 * which none of the others concerns. So whoever guesses is slowed down, and not whose account it is.
 */
export const signInLimits = {
  addressAndAccount: 5,
  address: 30,
  account: 20,
  knownDevice: 10,
} as const

/** How many links to a new password are mailed within the same time: for an account, and from one address. */
export const newPasswordLimits = { account: 3, address: 10 } as const

export const signInLimitSeconds = 10 * 60

/** A device is known for half a year after somebody has signed in on it. */
export const deviceKnownSeconds = 180 * 24 * 60 * 60
