// Separate, so that visitors do not load them.

import { waits } from '#business/words/en/waits.ts'
import { formatWait } from './format-wait.ts'

export const status = {
  updated: 'Booking status updated',
  updateFailed: 'Failed to update booking status',
  fetchFailed: 'Failed to fetch bookings',
  alreadyChanged: (status: string, who = 'Someone else') =>
    `${who} has already changed this booking. It is now ${status.toLowerCase()}.`,
  changedMeanwhile:
    'Someone else changed this booking while you were working on it. Check the changes before you continue.',
  notAllowed: (from: string, to: string) =>
    `A ${from.toLowerCase()} booking cannot be changed to ${to.toLowerCase()}.`,
  bookingGone: 'This booking no longer exists.',
  unknownStatus: 'Please choose one of the listed statuses.',
  noneSelected: 'Please select some bookings first.',
  changedOf: (status: string, changed: number, selected: number) =>
    `${changed} of ${selected} ${status.toLowerCase()}`,
  invalidLink: 'We couldn’t open that link. Here are all bookings.',
} as const

/** Questions before a change of all selected bookings. `count` is unknown without scripts. */
export const bulk = {
  confirmed: (count?: number) => ({
    question: `Some of these pickups are past. Confirm ${countBookings(count)}? No email is sent about past pickups.`,
    confirmLabel: `Confirm ${countBookings(count)}`,
  }),
  completed: (count?: number) => ({
    question: `Complete ${countBookings(count)}? Some of these pickups may be on a later day.`,
    confirmLabel: `Complete ${countBookings(count)}`,
  }),
  cancelled: (count?: number) => ({
    question: `Cancel ${countBookings(count)}? Customers who gave an email address will be emailed.`,
    confirmLabel: `Cancel ${countBookings(count)}`,
  }),
} as const

function countBookings(count?: number): string {
  if (count === undefined) return 'the selected bookings'
  return count === 1 ? '1 booking' : `${count} bookings`
}

export const undo = {
  done: 'Undone',
  failed: 'Not undone',
  undoneOf: (undone: number, selected: number) => `${undone} of ${selected} undone`,
  tooLate: (seconds: number) =>
    `It is too late to undo this. Changes can be undone for ${seconds} seconds.`,
  alreadyUndone: 'This change has already been undone.',
  changedSince: (whoHas: string, what: string) => `${whoHas} since ${what}.`,
  mailSent: 'The email to the customer is already on its way.',
  placeGone: 'The slot has been filled in the meantime, so the booking stays cancelled.',
  unreadable: 'This change can no longer be undone here.',
} as const

/** After a form that the server may not have received. */
export const unsent = {
  offline: {
    title: 'No connection',
    description: 'Nothing was sent. Check your connection, then send it again.',
  },
  unanswered: {
    title: 'No answer from the server',
    description: 'This may not have been saved. Wait a minute, then send it again.',
  },
  unreachable: 'The server cannot be reached. Check your connection, then try again.',
} as const

export const search = {
  similar: 'No exact match. Similar:',
  allBranches: 'Search all branches',
} as const

export const duplicate = {
  dismissed: 'Marked as not a duplicate',
  notDismissed: 'Failed to dismiss the alert',
} as const

/** Steps of an order, such as Ready. */
export const steps = {
  marked: (step: string) => `Marked: ${step.toLowerCase()}`,
  unmarked: (step: string) => `Not marked any more: ${step.toLowerCase()}`,
  notMarked: 'Nothing was marked',
  refusals: {
    cancelled: (reference: string) => `${reference} is cancelled. Do not collect it.`,
    completed: (reference: string) => `${reference} is completed, so its steps stay as they are.`,
    'not-collected': (reference: string) =>
      `${reference} is not picked up yet. Mark it as picked up first.`,
    'later-first': (reference: string) => `${reference} has a later step. Undo that one first.`,
  },
  alreadyAtShop: 'The clothes are at the shop already, so their pickup cannot be moved.',
} as const

export const delivery = {
  page: 'Delivery time',
  choose: 'Choose delivery time',
  change: 'Change delivery time',
  remove: 'Remove delivery time',
  noTimes: 'There are no free delivery times in the next 14 days.',
  saved: 'Delivery time saved',
  removed: 'Delivery time removed',
  notSaved: 'Delivery time not saved',
  refusals: {
    finished: (reference: string) => `${reference} is finished, so it has no delivery any more.`,
    'not-ready': (reference: string) => `${reference} is not ready yet. Mark it as ready first.`,
    'on-the-way': (reference: string) =>
      `${reference} is out for delivery already. Undo that step first.`,
  },
} as const

export const runSheet = {
  tickNotStored: 'Not saved',
  stopCount: (stops: number) => (stops === 1 ? '1 stop' : `${stops} stops`),
  progress: (done: number, stops: number) => `${done} of ${stops} done`,
  hideDone: 'Hide done',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  paid: (amount: string) => `Paid: ${amount}`,
  toPay: (amount: string) => `To pay: ${amount}`,
  upiCodeFor: (amount: string) => `UPI code for ${amount}`,
  hideMore: (stops: number) => `Hide ${stops} more`,
  showHidden: (stops: number) => `Show ${stops} hidden`,
  empty: 'No pickups or deliveries on this day.',
  allHidden: 'All done and hidden.',
  offlineCopy: (time: string) => `Offline. This copy is from ${time}.`,
  ticksStored: (ticks: number) =>
    `${ticks === 1 ? '1 stop' : `${ticks} stops`} saved on this phone. ${ticks === 1 ? 'It’ll' : 'They’ll'} be sent when you’re online.`,
} as const

export const newBooking = {
  created: (reference: string) =>
    `The booking ID is: ${reference}. If there is an email address, a confirmation is on its way.`,
  confirmed: (reference: string) => `The booking ID is: ${reference}. It is confirmed.`,
  notConfirmed: 'Booked, but not confirmed',
  notConfirmedDetail: (reference: string, reason: string) =>
    `${reference} is stored as pending. ${reason}`,
  confirmAgain: 'Press Confirm to try again.',
  notBookedYet: 'Not booked yet',
  bookAnyway: 'To book another pickup, press the button again.',
} as const

export const caller = {
  new: 'New customer',
  bookings: (bookings: number, lastDay: string, lastStatus: string) =>
    `${bookings === 1 ? '1 booking,' : `${bookings} bookings, last`} on ${lastDay} (${lastStatus})`,
  unansweredMessages: (messages: number) =>
    messages === 1 ? '1 unanswered message' : `${messages} unanswered messages`,
  filledIn: (day: string) => `Filled in from the booking of ${day}.`,
  lookUpFailed: 'This number could not be looked up. You can still book.',
  sameDay: (name: string, pickup: string, reference: string) =>
    `${name} already has a pickup on ${pickup} (${reference}).`,
  sameSlot: (name: string, pickup: string, reference: string) =>
    `${name} already has a pickup in this slot: ${pickup} (${reference}).`,
} as const

export const correction = {
  done: 'Booking changed',
  moved: (when: string) => `The pickup is now on ${when}.`,
  unchanged: 'No changes to save',
  failed: 'Booking not changed',
  conflict:
    'Someone else changed the same details. Compare below: saving again replaces theirs with yours.',
  noted: 'Note added',
  noteRequired: 'Please write a note first.',
  notNoted: 'Note not added',
} as const

export const bill = {
  saved: 'Bill saved',
  savedAndSent: 'Bill saved and sent',
  notSaved: 'Bill not saved',
  empty: 'Enter the count of at least one piece, or one amount.',
  piecesAndAmount: 'Enter pieces or one amount, not both.',
  itemMissing: 'Enter what the piece is.',
  itemTooLong: (length: number) => `Describe each piece in at most ${length} characters.`,
  countInvalid: (item: string) => `${item}: enter a whole number of pieces, from 1 to 999.`,
  priceInvalid: (item: string) =>
    `${item}: enter a price from ₹0 to ₹1,00,000, such as 250 or 49.50.`,
  amountInvalid: 'Enter an amount up to ₹10,00,000, such as 250 or 49.50.',
  tooManyLines: (lines: number) => `A bill has at most ${lines} different pieces.`,
  tooMuch: 'A bill can be at most ₹10,00,000. Check the counts and prices.',
  priceChanged: (item: string, was: string, now: string) =>
    `${item}: the price in the list was ${was} and is now ${now}.`,
  pricesChanged: 'The price list has changed. Check the prices, then save again.',
  ratesChanged:
    'The express surcharge or the offer has changed. Check the new total, then save again.',
  changedMeanwhile: (by: string, total: string) =>
    `${by} has saved this bill in the meantime: ${total}. Your entries are still here: saving again replaces theirs.`,
  wrongStatus: (status: string) => `A ${status.toLowerCase()} booking cannot be billed.`,
  erased: 'The personal details of this booking were erased. Its bill cannot be changed.',
  none: 'There is no bill yet.',
  isPaid: 'This bill is paid. Undo the payment before you change the bill.',
  paid: 'Marked as paid',
  notPaid: 'Not marked as paid',
  undone: 'Marked as unpaid',
  notUndone: 'Not marked as unpaid',
  alreadyPaid: (method: string, by: string) =>
    `${by} has already marked this bill as paid by ${method}.`,
  totalChanged: (total: string) => `The bill has changed. It is now ${total}.`,
} as const

export const branch = {
  unassigned: 'No branch covers this pincode',
  pincodesUnreadable:
    'Please enter six-digit pincodes separated by commas, such as 400053, 400058.',
  pincodeTaken: (pincode: string, branch: string) =>
    `${pincode} already belongs to ${branch}. Remove it from one of the branches.`,
} as const

export const contactAnswer = {
  sent: 'Answer on its way',
  sentDetail: (address: string) => `It will be emailed to ${address}.`,
  failed: 'Answer not sent',
  required: 'Please write an answer first.',
  answeredMeanwhile: 'Someone else has already answered. Your text is still here.',
  marked: 'Marked as answered',
  unmarked: 'Marked as unanswered',
  notMarked: 'Message not changed',
  gone: 'This message no longer exists.',
} as const

export const mail = {
  resent: 'Email on its way',
  resentDetail: (address: string) => `It is being sent again to ${address}.`,
  notResent: 'Email not resent',
  notResendable:
    'This email cannot be resent: it is out of date, already being sent, or has no recipient.',
  noLongerNeeded: 'Not sent: it was out of date before it could be sent.',
  linkExpired: 'Not sent: the link had already been used or had expired.',
  attemptsInterrupted: 'Sending was interrupted each time.',
  subjectDeleted: 'The booking or message of this email has been deleted.',
  undone: 'Not sent: the change was undone.',
  notDelivered: 'Email not sent',
  testSubject: (subject: string) => `Test: ${subject}`,
  testSent: (address: string) => `Sent to ${address}.`,
  testNotSent:
    'The test email could not be sent. Please try again. If it keeps failing, tell an admin: the mail server may be down.',
  testsTooOften: 'You have sent many test emails. Please try again in an hour.',
  editorsOnly: 'Only editors and admins can try out emails.',
} as const

export const activity = {
  invalidLink: 'We couldn’t open that link. Here is all activity.',
  readFailed: 'Activity could not be loaded',
  nothing: 'No activity found',
} as const

export const insights = {
  invalidLink: 'We couldn’t open that link. Here are the last 30 days.',
  against: (period: string, before: string) => `${period}, compared with ${before}.`,
  isToday: 'Today is included up to now.',
  noBookings: 'No bookings in this period or the one before.',
  noBills: 'No bills in this period or the one before.',
  countedBills: 'A bill counts on the day it was made. Below each amount: the period before.',
  deletedBookings: 'Deleted bookings',
  none: '–',
  noneBefore: 'up from 0',
  nothingToCompare: 'no comparison',
  underOne: 'under 1%',
  underAMinute: 'under a minute',
  sameAs: (before: string) => `same as before (${before})`,
  change: (direction: 'up' | 'down', by: string, before: string) =>
    `${direction} ${by} from ${before}`,
  of: (part: string, whole: string) => `${part} of ${whole}`,
  onlyBefore: (before: string) => `None in this period, ${before} in the one before.`,
  most: (name: string, bookings: string) => `Busiest: ${name} (${bookings}).`,
} as const

export const samples = {
  notice: 'Sample data: no emails are sent.',
  mixed: 'Includes sample data: no emails are sent for it.',
  removeBeforeOpening: 'Remove it before you open.',
  askAdmin: 'Ask an admin to remove it before you open.',
  removed: 'Sample data removed',
  notRemoved: 'Sample data not removed',
} as const

export const customers = {
  adminsOnly: 'Only admins can open this page. Ask an admin for help.',
  nothingStored: 'No data found for this phone number.',
  cancelFirst: (day: string) => `There is a pickup on ${day}. Cancel it first.`,
  erased: 'Personal details erased',
  erasedDetail: ({
    bookings,
    messages,
    mails,
  }: Record<'bookings' | 'messages' | 'mails', number>) =>
    `Bookings: ${bookings}. Messages: ${messages}. Emails: ${mails}.`,
  notErased: 'Nothing was erased',
  cannotRestore: 'The personal details of this booking were erased and cannot be restored.',
} as const

export const bookingImport = {
  adminsOnly: 'Only admins can import bookings. Ask an admin for help.',
  empty: 'This file is empty.',
  notText: 'This file is not a UTF-8 CSV file. In Excel, save it as “CSV UTF-8 (comma delimited)”.',
  missingColumns: (columns: string[]) =>
    `These columns are missing: ${columns.join(', ')}. The first line of the file must name them.`,
  malformedFrom: (line: number) =>
    `The file cannot be read from line ${line} on: a quotation mark is missing or misplaced. Only the rows before it were read.`,
  wrongFieldCount: (fields: number, columns: number) =>
    `This row has ${fields} fields instead of ${columns}.`,
  duplicateOfLine: (line: number) => `The same booking is on line ${line}.`,
  referenceTaken: (reference: string) =>
    `Another booking already has the booking ID ${reference} (the first 8 characters of its id).`,
  idUnreadable: 'The id must be a UUID.',
  dateUnreadable: 'Enter a pickup date, such as 2026-11-26.',
  instantUnreadable: 'Enter a date and time, such as 2026-11-26T16:05:09+05:30.',
  inFuture: 'This date is in the future.',
  notOneOf: (values: readonly string[]) => `Use one of these: ${values.join(', ')}.`,
  summary: (
    { stored, known, unreadable }: Record<'stored' | 'known' | 'unreadable', number>,
    isTrial: boolean,
  ) =>
    `${isTrial ? 'Nothing is stored yet. ' : ''}${stored} ${isTrial ? 'to import' : 'imported'}, ${known} already here, ${unreadable} unreadable.`,
} as const

export const backups = {
  none: 'There is no backup yet. Run “npm run backup” to make one.',
  last: (ago: string) => `Last backup ${ago}.`,
  old: (ago: string) => `Last backup ${ago}. Run “npm run backup” every day.`,
} as const

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
  wrongCodes: {
    subject: 'Someone knows your password',
    introduction: (time: string) =>
      `On ${time} IST, someone entered the correct password of your account, then a wrong two-factor code, three times or more. None of the codes was accepted.`,
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
      title: 'Email is not being sent',
      detail: `Emails have been waiting since ${since}, and none has been sent. Bookings are still stored. Saaf keeps trying for about a day. Check the mail server (SMTP_URL) before then. Its error messages are in the CMS under Sent mail.`,
    }),
    well: () => ({
      title: 'Email is being sent again',
      detail: 'The waiting emails are sent one after another.',
    }),
  },
  database: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'The database does not answer',
      detail: `The database has not answered since ${since}. Visitors can see the site but cannot book, and staff cannot work. Check the database server (DATABASE_URL).`,
    }),
    well: () => ({
      title: 'The database answers again',
      detail: 'Customers can book again. You do not need to do anything.',
    }),
  },
  disk: {
    unwell: ({ since, host }: AlertDetails) => ({
      title: `The disk of ${host} is nearly full`,
      detail: `The disk has been almost full or unreadable since ${since}. When it is full, bookings fail. Free some space on the disk of DATA_DIR.`,
    }),
    well: ({ host }: AlertDetails) => ({
      title: `The disk of ${host} has free space again`,
      detail: 'You do not need to do anything.',
    }),
  },
} as const
