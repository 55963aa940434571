import { waits } from '#business/words/en/waits.ts'
import { formatWait } from '#business/words/format-wait.ts'

export const signIn = {
  bothRequired: 'Please enter both email and password',
  succeeded: 'Login successful!',
  failed: 'Login failed',
  wrong: 'Invalid email or password.',
  help: 'After five wrong passwords, wait ten minutes, or use “Forgot password?” to set a new one.',
  tooManyResetMails:
    'You have asked for several password links. Use the latest email, or wait ten minutes.',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
  ended: 'You have been signed out. Sign in to continue; your text is saved.',
  formSaved: 'Your text is saved but has not been sent yet.',
} as const

export const ownPassword = {
  label: 'Your own password',
  description: 'Needed to create an account or change a password, email or role.',
  missing: 'Enter your own password to confirm.',
} as const

export const newEmail = {
  description:
    'We sent a link to this address. Once its owner confirms it, the address replaces the email above.',
  taken: 'Another account has this email.',
  tooOften: 'This account’s email was changed too often. Please wait an hour.',
  signIn: 'Sign in',
  confirmQuestion: (email: string) => `Sign in with ${email} from now on?`,
  confirmed: (email: string) => `Your email is now ${email}. Use it to sign in.`,
  unusable:
    'This link does not work any more: it has been used, is older than a day, or another change replaced it. Your email has not changed.',
  heading: 'Confirm your email',
} as const

interface ConfirmedChange {
  what?: string | null
  from?: string | null
  to?: string | null
  /** Name of the page or entry. */
  label?: string | null
}

/** Changes of the payee or of an address that receives bookings. */
export const confirmedChange = {
  upiId: 'UPI ID',
  payeeName: 'Payee name',
  staffAddresses: 'Emails for new bookings',
  branchEmail: 'Email for its bookings',
  nothing: 'nothing',
  describe: (by: string, { what, from, to, label }: ConfirmedChange) =>
    `${by} changed ${what} from ${from} to ${to} in ${label}.`,
  change: 'Change',
  hint: 'Only admins can change this, with their own password. All admins get an email about it.',
  saveFirst: 'Save this entry first.',
  save: 'Save with password',
  cancel: 'Keep as it is',
  addressesHint: 'One email per line.',
  saved: 'Saved in the draft. Publish it to apply the change.',
} as const

export const twoFactor = {
  needed: 'Enter the current code from your authenticator app, or a recovery code.',
  passwordAgain: 'Enter your password again, then the code below it.',
  wrong:
    'This code is wrong or has already been used. Wait for the next one, and check your phone’s clock.',
  tooOften: (seconds: number) =>
    `Too many wrong codes. Please wait ${formatWait(seconds, waits)}, then enter a new code.`,
  wrongPassword: 'This password is wrong.',
  alreadyOn: 'Two-factor authentication is already on. Please reload this page.',
  alreadyOff: 'Two-factor authentication is already off. Please reload this page.',
  wrongFirstCode:
    'This code is wrong, or the QR code is older than ten minutes. Check your phone’s clock, or start again.',
  tooOftenFirst: 'Too many wrong codes. Please wait an hour.',
  signedInOnly: 'Please sign in again.',
  adminsOnly: 'Only admins can do this for someone else. Ask an admin for help.',
  accountGone: 'This account no longer exists.',
} as const

export const accountMails = {
  passwordReset: {
    subject: 'Set a new password',
    introduction:
      'Someone asked for a link to set a new password for your account. If it was you, choose a new password now.',
    button: 'Set a new password',
    closing:
      'The link works once, within an hour. If you did not ask for it, ignore this email: your password stays the same.',
  },
  recipientChanged: {
    subject: 'Payee or booking address changed',
    introduction: (time: string, changes: string) => `On ${time} IST:\n${changes}`,
    button: 'Show the activity log',
    closing:
      'The change applies once it is published. If no admin wanted it, change it back, set new passwords for all admins and sign them out everywhere.',
  },
  emailConfirmation: {
    subject: 'Confirm your new email',
    introduction:
      'This address was entered as the new email of an account. Confirm it to sign in with it from now on.',
    button: 'Confirm this email',
    closing:
      'The link works once, within a day. If you did not expect this email, ignore it: nothing changes.',
  },
  emailChange: {
    subject: 'Your email is about to change',
    introduction: (time: string, address: string) =>
      `On ${time} IST, ${address} was entered as the new email of your account. It replaces this address once the link that we sent to it is opened.`,
    button: 'Open your account',
    closing:
      'If that was not you, set a new password now, enter your email again, and tell an admin.',
  },
  wrongCodes: {
    subject: 'Someone knows your password',
    introduction: (time: string) =>
      `On ${time} IST, someone entered the correct password of your account, then a wrong two-factor code, three times or more. None of the codes was accepted.`,
    button: 'Change your password now',
    closing:
      'Change your password now, also on other sites where you use it. If you mistyped the codes yourself, ignore this email.',
  },
} as const
