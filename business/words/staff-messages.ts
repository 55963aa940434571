// Separate, so that visitors do not load them.

import { formatWait } from './format-wait.ts'

export const status = {
  updated: 'Booking status updated',
  updateFailed: 'Failed to update booking status',
  fetchFailed: 'Failed to fetch bookings',
  alreadyChanged: (status: string, who = 'Someone else') =>
    `${who} has already changed this booking. It is now ${status.toLowerCase()}.`,
  changedMeanwhile: 'Someone else has just changed this booking. Please look at it again.',
  notAllowed: (from: string, to: string) =>
    `A ${from.toLowerCase()} booking cannot become ${to.toLowerCase()}.`,
  bookingGone: 'This booking no longer exists.',
  unknownStatus: 'Please choose one of the listed statuses.',
  noneSelected: 'Please select the bookings to confirm first.',
  confirmedOf: (confirmed: number, selected: number) => `${confirmed} of ${selected} confirmed`,
  unreadableAddress: 'That address could not be read. These are all bookings.',
} as const

export const runSheet = {
  cancelled: (reference: string) => `${reference} is cancelled: nothing is collected.`,
  tickNotStored: 'Tick not kept',
  ticksStored: (ticks: number) =>
    `${ticks === 1 ? '1 tick is' : `${ticks} ticks are`} kept on this phone, and sent as soon as the network is back.`,
} as const

export const newBooking = {
  created: (reference: string) =>
    `The booking ID is: ${reference}. The customer gets the usual confirmation where there is an email.`,
} as const

export const correction = {
  done: 'Booking changed',
  moved: (when: string) => `The pickup is now on ${when}.`,
  failed: 'Booking not changed',
  noted: 'Note added',
  noteRequired: 'Please write the note first.',
  notNoted: 'Note not added',
} as const

export const branch = {
  unassigned: 'No branch names its pincode',
  pincodesUnreadable:
    'Please enter pincodes of six digits with commas between, such as 400053, 400058.',
  pincodeTaken: (pincode: string, branch: string) =>
    `${pincode} stands at ${branch} already. Please take it from one of the two.`,
} as const

export const contactAnswer = {
  sent: 'Answer on its way',
  sentDetail: (address: string) => `It is mailed to ${address}.`,
  failed: 'Answer not sent',
  required: 'Please write the answer first.',
  answeredMeanwhile: 'Somebody has answered in the meantime. Your words are still here.',
  marked: 'Marked as answered',
  unmarked: 'Marked as not answered',
  notMarked: 'Message not changed',
  gone: 'This message no longer exists.',
} as const

export const mail = {
  resent: 'Mail on its way',
  resentDetail: (address: string) => `It is sent once more, to ${address}.`,
  notResent: 'Mail not sent again',
  notResendable:
    'This mail no longer says what is so, is on its way already, or has nobody to go to.',
  noLongerNeeded: 'No longer needed: what it says was no longer so before it could be sent.',
  attemptsInterrupted: 'None of the tries to send it came to an end.',
  subjectDeleted: 'What this mail is about has been deleted.',
  notDelivered: 'A mail has not arrived',
} as const

export const activity = {
  unreadableAddress: 'That address could not be read. This is the whole activity.',
  readFailed: 'The activity could not be read',
  nothing: 'Nothing found',
} as const

export const insights = {
  unreadableAddress: 'That address could not be read. These are the last 30 days.',
  against: (period: string, before: string) => `${period}, against ${before}.`,
  isToday: 'Today counts as far as it has come.',
  noBookings: 'No bookings in this time, and none in the time before.',
  none: '–',
  noneBefore: 'none before',
  noneEither: 'none before either',
  nothingToCompare: 'nothing to compare',
  underOne: 'under 1%',
  underAMinute: 'under a minute',
  sameAs: (before: string) => `the same as before: ${before}`,
  than: (by: string, before: string) => `${by} than ${before} before`,
  of: (part: string, whole: string) => `${part} of ${whole}`,
  onlyBefore: (before: string) => `None in this period, ${before} before.`,
  most: (name: string, bookings: string) => `Most: ${name}, ${bookings}.`,
} as const

export const customers = {
  adminsOnly: 'This page is for admins. Please ask one of them.',
  nothingStored: 'Nothing is kept about this phone number.',
  cancelFirst: (day: string) => `A pickup is still to come, on ${day}. Cancel it first.`,
  erased: 'Personal details erased',
  erasedDetail: ({
    bookings,
    messages,
    mails,
  }: Record<'bookings' | 'messages' | 'mails', number>) =>
    `Bookings: ${bookings}. Messages: ${messages}. Mails: ${mails}.`,
  notErased: 'Nothing was erased',
  cannotRestore: 'The personal details of this booking were removed and cannot be written back.',
  removed: 'Personal details removed',
} as const

export const bookingImport = {
  adminsOnly: 'Only admins may bring in bookings. Please ask one of them.',
  empty: 'There is nothing in this file.',
  notText: 'This file is no CSV in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”.',
  missingColumns: (columns: string[]) =>
    `These columns are missing: ${columns.join(', ')}. The first line of the file has to name them.`,
  malformedFrom: (line: number) =>
    `From line ${line} on the file cannot be read: a quotation mark is missing or stands where none belongs. What stands before is dealt with.`,
  wrongFieldCount: (fields: number, columns: number) => `It has ${fields} fields, not ${columns}.`,
  duplicateOfLine: (line: number) => `It stands on line ${line}, too.`,
  referenceTaken: (reference: string) =>
    `Another booking has the booking ID ${reference}, which is made of the first 8 characters of its id.`,
  idUnreadable: 'The id has to be a UUID.',
  dateUnreadable: 'The pickup date has to be a day, such as 2026-11-26.',
  instantUnreadable: 'It has to be a moment, such as 2026-11-26T16:05:09+05:30.',
  inFuture: 'It lies in the future.',
  notOneOf: (values: readonly string[]) => `It has to be one of ${values.join(', ')}.`,
} as const

export const backups = {
  none: 'There is no backup yet: “npm run backup” makes one.',
  last: (ago: string) => `Last backup ${ago}.`,
  old: (ago: string) => `Last backup ${ago}. “npm run backup” should run every day.`,
} as const

export const signIn = {
  bothRequired: 'Please enter both email and password',
  succeeded: 'Login successful!',
  failed: 'Login failed',
  wrong: 'Invalid email or password.',
  help: 'After five wrong passwords, please wait ten minutes, or set a new one by “Forgot password?” in the CMS.',
  tooManyResetMails:
    'A link to a new password was asked for several times. Please use the newest mail, or wait ten minutes.',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
  ended: 'You were signed out meanwhile. Sign in to go on: what you wrote is kept.',
  formSaved: 'What you wrote is kept. It has not been sent yet.',
} as const

export const ownPassword = {
  label: 'Your own password',
  description: 'Asked for where somebody is given an account, a password, an address or a role.',
  missing: 'Please enter your own password too, to show that it is you.',
} as const

export const twoFactor = {
  needed: 'Please enter the code that your app shows now, or one of your recovery codes.',
  passwordAgain: 'Please enter your password once more, and the code below it.',
  wrong:
    'This code is not right, or was used already. Please wait for the next one, and see that the clock of your phone is right.',
  tooOften: (seconds: number) =>
    `Too many wrong codes. Please wait ${formatWait(seconds)}, then enter a new code.`,
  wrongPassword: 'This password is not right.',
  alreadyOn: 'The second step is on already. Please open this page again.',
  alreadyOff: 'The second step is off already. Please open this page again.',
  wrongFirstCode:
    'This code is not right, or the picture is older than ten minutes. Please see that the clock of your phone is right, or begin once more.',
  tooOftenFirst: 'Too many wrong codes. Please wait an hour.',
  signedInOnly: 'Please sign in again.',
  adminsOnly: 'Only admins may do this for somebody else. Please ask one of them.',
  accountGone: 'There is no such account any more.',
} as const

/** Mails to the owner of an account. */
export const accountMails = {
  passwordReset: {
    subject: 'Set a new password',
    introduction:
      'Someone asked for a link to set a new password for your account. If it was you, choose a new password now.',
    button: 'Set a new password',
    closing:
      'The link works once, within an hour. If you did not ask for it, ignore this email: your password stays the same.',
  },
  wrongCodes: {
    subject: 'Someone knows your password',
    introduction: (moment: string) =>
      `On ${moment} IST, someone entered the right password of your account and then wrong codes of the second step, three times or more. None of the codes was accepted.`,
    button: 'Change your password now',
    closing:
      'Change your password now, also on other sites where you use it. If you mistyped the codes yourself, ignore this email.',
  },
} as const

interface AlertDetails {
  /** Formatted day and time. */
  since: string
  /** Hostname. */
  host: string
}

/** By mail and chat, after 15 minutes of trouble and on recovery. */
export const alert = {
  mail: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'Mails do not go out',
      detail: `Mails have been waiting since ${since}, and none was sent. Bookings are stored all the same. Mails wait for about a day: please have the mail server (SMTP_URL) looked at before that. What it says stands in the CMS under Sent mail.`,
    }),
    well: () => ({
      title: 'Mails go out again',
      detail: 'Those that waited are sent one after the other.',
    }),
  },
  database: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'The database does not answer',
      detail: `It has not answered since ${since}. Visitors see the site and cannot book, staff cannot work. Please have the database server (DATABASE_URL) looked at.`,
    }),
    well: () => ({
      title: 'The database answers again',
      detail: 'Bookings are taken again. Nothing else needs to be done.',
    }),
  },
  disk: {
    unwell: ({ since, host }: AlertDetails) => ({
      title: `The disk of ${host} is nearly full`,
      detail: `Since ${since} hardly anything is left of it, or it cannot be read. When it is full, bookings fail. Please have room made on the disk of DATA_DIR.`,
    }),
    well: ({ host }: AlertDetails) => ({
      title: `The disk of ${host} has room again`,
      detail: 'Nothing else needs to be done.',
    }),
  },
} as const
