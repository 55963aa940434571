import { requests, spam } from './en.ts'
import { passwordLimits, pictureLimits } from './limits.ts'
import { formatWait } from './sentence.ts'

// One export a subject: browsers load only those they use.

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
    `Too many wrong codes. Please wait ${formatWait(seconds, spam.waits)}, then enter a new code.`,
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

export const search = {
  tryOther: 'Try fewer letters, the phone number or the booking ID.',
  similar: 'No exact match. Similar:',
  allBranches: 'Search all branches',
  nothing: 'Nothing found',
} as const

/** In place of the visitors' words. */
export const pickupFields = { currentTime: 'Current time', fewLeft: '{places} free' } as const

export const newBooking = {
  blocks: { customer: 'Customer', when: 'When', what: 'What' },
  landlines: {
    landline: 'Looks like a landline: no WhatsApp. Ask for a mobile number, too.',
    noAreaCode: 'Looks like a Mumbai landline. Add 022, or ask for a mobile number.',
  },
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
  open: 'Customer’s page',
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
  noteRequired: 'Please write a note first.',
} as const

export const branch = {
  unassigned: 'No branch covers this pincode',
  unknown: 'This branch is not published any more. Choose another one.',
  pincodesUnreadable:
    'Please enter six-digit pincodes separated by commas, such as 400053, 400058.',
  pincodeTaken: (pincode: string, branch: string) =>
    `${pincode} already belongs to ${branch}. Remove it from one of the branches.`,
} as const

export const acts = {
  isNow: (who: string, status: string) => `${who} is ${status.toLowerCase()}`,
  isPaid: (who: string, payment: string) => `${who}: ${payment}`,
  andCompleted: ', order completed',
  paid: 'Marked as paid',
  notPaid: 'Not marked as paid',
} as const

export const steps = {
  marked: (step: string) => `Marked: ${step.toLowerCase()}`,
  unmarked: (step: string) => `Not marked any more: ${step.toLowerCase()}`,
  notMarked: 'Nothing was marked',
  refusals: {
    cancelled: (reference: string) => `${reference} is cancelled. Do not collect it.`,
    completed: (reference: string) => `${reference} is completed, so its steps stay as they are.`,
    'not-picked-up': (reference: string) =>
      `${reference} is not picked up yet. Mark it as picked up first.`,
    'later-first': (reference: string) => `${reference} has a later step. Undo that one first.`,
  },
  alreadyAtShop: 'The clothes have reached the shop, so their pickup cannot be moved.',
  nothingToCollect: (reference: string) =>
    `${reference} is picked up, completed or cancelled, so there is nothing to collect.`,
} as const

export const delivery = {
  page: 'Delivery time',
  days: 'Days',
  free: (places: number) => `${places} free`,
  unavailable: { closed: 'Closed', full: 'Full', over: 'Over', 'too far': 'Too far' },
  chosen: (time: string) => `Delivery: ${time}`,
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
      `${reference} is on its way already. Undo that step first.`,
  },
} as const

export const runSheet = {
  tickNotStored: 'Not saved',
  stopCount: (stops: number) => (stops === 1 ? '1 stop' : `${stops} stops`),
  progress: (done: number, stops: number) => `${done} of ${stops} done`,
  hideDone: 'Hide done',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  counted: (count: number, announced: number | null) => {
    const pieces = count === 1 ? '1 piece' : `${count} pieces`
    const differs = announced !== null && announced !== count
    return differs ? `${pieces} (${announced} announced)` : pieces
  },
  announced: (count: number) => `${count} announced`,
  differs: (announced: number) => `Differs from the ${announced} announced.`,
  missed: (reason: string) => `Not collected: ${reason}`,
  kilograms: (count: number) => `${count} kg`,
  paid: (amount: string) => `Paid: ${amount}`,
  toPay: (amount: string) => `To pay: ${amount}`,
  upiCodeFor: (amount: string) => `UPI code for ${amount}`,
  hideMore: (stops: number) => `Hide ${stops} more`,
  showHidden: (stops: number) => `Show ${stops} hidden`,
  noSlot: 'Returns, no time chosen',
  missedDay: (day: string) => `Was due ${day}`,
  empty: 'No pickups or deliveries on this day.',
  allHidden: 'All done and hidden.',
  offlineCopy: (time: string) => `Offline. This copy is from ${time}.`,
  ticksStored: (ticks: number) =>
    `${ticks === 1 ? '1 stop' : `${ticks} stops`} saved on this phone. ${ticks === 1 ? 'It’ll' : 'They’ll'} be sent when you’re online.`,
} as const

export const bill = {
  saved: 'Bill saved',
  savedAndSent: 'Bill saved and sent',
  notSaved: 'Bill not saved',
  empty: 'Enter the count of at least one piece, or one amount.',
  piecesAndAmount: 'Enter pieces or one amount, not both.',
  itemMissing: 'Enter what the piece is.',
  itemTooLong: (length: number) => `Describe each piece in at most ${length} characters.`,
  itemUnreadable: 'The name of a piece contains characters that cannot be stored. Type it again.',
  countInvalid: (item: string) => `${item}: enter a whole number of pieces, from 1 to 999.`,
  weightInvalid: (item: string) => `${item}: enter kilograms up to 999, such as 2.5.`,
  priceInvalid: (item: string) =>
    `${item}: enter a price from ₹0 to ₹1,00,000, such as 250 or 49.50.`,
  amountInvalid: 'Enter an amount up to ₹10,00,000, such as 250 or 49.50.',
  tooManyLines: (lines: number) => `A bill has at most ${lines} different pieces.`,
  tooMuch: 'A bill can be at most ₹10,00,000. Check the counts and prices.',
  priceChanged: (item: string, was: string, now: string) =>
    `${item}: the price in the list was ${was} and is now ${now}.`,
  unitChanged: (item: string, unit: string | null) =>
    `${item}: the price in the list is now for a ${unit ?? 'piece'}.`,
  priceGone: (item: string) => `${item}: no longer in the price list of this service.`,
  pricesChanged: 'The price list has changed. Check the prices, then save again.',
  ratesChanged:
    'The express surcharge or the offer has changed. Check the new total, then save again.',
  changedMeanwhile: (by: string, total: string) =>
    `${by} has saved this bill in the meantime: ${total}. Your entries are still here: saving again replaces theirs.`,
  wrongStatus: (status: string) => `A ${status.toLowerCase()} booking cannot be billed.`,
  erased: 'The personal details of this booking were erased. Its bill cannot be changed.',
  none: 'There is no bill yet.',
  isPaid: 'This bill is paid. Undo the payment before you change the bill.',
  alreadyPaid: (method: string, by: string) =>
    `${by} has already marked this bill as paid by ${method}.`,
  totalChanged: (total: string) => `The bill has changed. It is now ${total}.`,
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
  tooManyUnopened: ({ hour, day }: { hour: number; day: number }, count: number) =>
    `Not sent: this address may get ${hour} emails an hour and ${day} a day until someone opens a link in one of them. Emails not sent to it within a day: ${count}.`,
  noLongerNeeded: 'Not sent: it was out of date before it could be sent.',
  linkExpired: 'Not sent: the link had already been used or had expired.',
  refused: (answer: string) =>
    `The mail server refuses to deliver this. Please check the address. Its answer: ${answer}`,
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

/** Above a form with entries from before the page was left or reloaded. */
export const draft = {
  booking: (caller: string) =>
    caller ? `Draft for ${caller}: not booked yet.` : 'Draft: not booked yet.',
  unsaved: 'Your entries from before, not saved yet.',
  discard: 'Discard draft',
} as const

export const customers = {
  adminsOnly: 'Only admins can open this page. Ask an admin for help.',
  nothingStored: 'No data found for this phone number.',
  cancelFirst: (day: string) => `There is a pickup on ${day}. Cancel it first.`,
  deliverFirst: (reference: string) =>
    `The clothes of booking ${reference} are not delivered yet. Deliver them and complete the booking first.`,
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

export const preferences = {
  label: 'Preferences',
  hint: 'How they like it: starch, folding, when to ring. Only staff see this.',
  saved: 'Preferences saved',
  notSaved: 'Preferences not saved',
  changedMeanwhile: (by: string, text: string) =>
    `${by} has changed them in the meantime: “${text}”. Yours are still here: saving again replaces theirs.`,
} as const

interface ImportProblem {
  line: number
  row: number
  column?: string
  sentence: string
}

function formatProblem({ line, row, column, sentence }: ImportProblem): string {
  const place = row === line ? `Line ${line}` : `Line ${line} (row ${row} of a spreadsheet)`
  return `${place}${column ? `, ${column}` : ''}: ${sentence}`
}

export const bookingImport = {
  adminsOnly: 'Only admins can import bookings. Ask an admin for help.',
  empty: 'This file is empty.',
  notText: 'This file is not a UTF-8 CSV file. In Excel, save it as “CSV UTF-8 (comma delimited)”.',
  missingColumns: (columns: string[]) =>
    `These columns are missing: ${columns.join(', ')}. The first line of the file must name them.`,
  malformedFrom: (line: number) =>
    `The file cannot be read from line ${line} on: a quotation mark is missing or misplaced. Only the rows before it were read.`,
  duplicateColumns: (columns: string[]) =>
    `These columns are in the file twice: ${columns.join(', ')}. Remove one of each.`,
  wrongFieldCount: (fields: number, columns: number) =>
    `This row has ${fields} fields instead of ${columns}.`,
  duplicateOfLine: (line: number) => `The same booking is on line ${line}.`,
  referenceTaken: (reference: string) =>
    `Another booking already has the booking ID ${reference} (the first 8 characters of its id).`,
  idUnreadable: 'The id must be a UUID.',
  dateUnreadable: 'Enter a pickup date, such as 2026-11-26 or 26/11/2026 (day first).',
  instantUnreadable: 'Enter a date and time, such as 2026-11-26T16:05:09+05:30.',
  monthFirst:
    'Other dates of this file have the month first. Format the column as 2026-11-26 (yyyy-mm-dd).',
  digitsLost:
    'The spreadsheet shortened this number. Format the column as text, and enter all 10 digits again.',
  lettersLost:
    'The letters of this name are lost. In Excel, save the file as “CSV UTF-8 (comma delimited)”.',
  tooFarAhead: 'This pickup is more than 12 months ahead. Please check the year.',
  inFuture: 'This date is in the future.',
  notOneOf: (values: readonly string[]) => `Use one of these: ${values.join(', ')}.`,
  problems: ({ unreadable, problems }: { unreadable: number; problems: ImportProblem[] }) => {
    const unlisted = unreadable - new Set(problems.map(({ line }) => line)).size
    return [...problems.map(formatProblem), ...(unlisted > 0 ? [`And ${unlisted} more.`] : [])]
  },
  summary: (
    { stored, known, unreadable }: Record<'stored' | 'known' | 'unreadable', number>,
    isTrial: boolean,
  ) =>
    `${isTrial ? 'Nothing is stored yet. ' : ''}${stored} ${isTrial ? 'to import' : 'imported'}, ${known} already here, ${unreadable} unreadable.`,
} as const

export const samples = {
  notice: 'Sample data: no emails are sent.',
  mixed: 'Includes sample data: no emails are sent for it.',
  removeBeforeOpening: 'Remove it before you open.',
  askAdmin: 'Ask an admin to remove it before you open.',
  leftOut: '(without samples)',
  removed: 'Sample data removed',
  notRemoved: 'Sample data not removed',
} as const

export const backups = {
  none: 'There is no backup yet. Run “npm run backup” to make one.',
  last: (ago: string) => `Last backup ${ago}.`,
  old: (ago: string) => `Last backup ${ago}. Run “npm run backup” every day.`,
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
  noneBefore: (before: string) => `up from ${before}`,
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

/** Mailed to the owner at once, and again each day. */
export const alerts = {
  /** `since`: formatted day and time. */
  mail: (since: string) => ({
    title: 'Email is not being sent',
    detail: `Emails have been waiting since ${since}, and none has been sent. Bookings are still stored. Saaf keeps trying for about a day. Check the mail server (SMTP_URL) before then. Its error messages are in the CMS under Sent mail.`,
  }),
  disk: (hostname: string) => ({
    title: `The disk of ${hostname} is nearly full`,
    detail:
      'The disk is almost full or unreadable. When it is full, bookings fail. Free some space on the disk of DATA_DIR.',
  }),
  /** `age`: a sentence about the last backup. */
  backup: (age: string) => ({ title: 'There is no recent backup', detail: age }),
}

export const account = {
  passwordWeak: `Please choose a password of ${passwordLimits.minLength} characters or more that is hard to guess, such as four unrelated words. Do not use your name, your email or our name.`,
  adminNeeded: 'Please make someone else an admin first. There must be at least one admin.',
} as const

export const hours = {
  dayMissing: (day: string) => `${day} is missing. Please add it, or mark it as closed.`,
  dayTwice: (day: string) => `${day} is listed twice. Please remove one of the two.`,
  timeMissing: (day: string) => `${day}: please enter both times, or mark the day as closed.`,
  timeUnreadable: 'Please enter a time such as 09:00 or 20:30.',
  closesBeforeOpening: (day: string) =>
    `${day}: the closing time must be later than the opening time.`,
  holidayDateInvalid: 'Please enter a date, such as 2027-01-26.',
  holidayTwice: (date: string) => `${date} is listed twice. Please remove one of the two.`,
} as const

export const content = {
  linkInvalid:
    'Please start a link with /, https://, mailto: or tel:, such as /about or https://example.com.',
  wholeNumberNeeded: (max: number, min = 1) => `Please enter a whole number from ${min} to ${max}.`,
  dateTimeInvalid: 'Please enter a date and time, such as 2027-01-26T09:00.',
  offerEndsBeforeItBegins: 'The end of the offer must be after its start.',
  // Payload shows the text after a colon as a list of fields.
  scheduledForLater: (day: string) =>
    `Not published, because this draft is scheduled for ${day} and may contain changes meant for then. To publish everything now, press the arrow next to “Publish changes”, then “Schedule Publish”, and delete the scheduled time.`,
  scheduledChangeFailed: {
    publish: (name: string, at: string, reason: string) =>
      `${name} was scheduled to be published on ${at}. That failed: ${reason}. Publish it yourself or schedule it again.`,
    unpublish: (name: string, at: string, reason: string) =>
      `${name} was scheduled to be unpublished on ${at}. That failed: ${reason}. Unpublish it yourself or schedule it again.`,
  },
  scheduledChangeFailures: {
    accountGone: 'the account that scheduled it no longer exists',
    accountMayNot: 'the account that scheduled it can no longer publish',
    unknown: 'the reason is unknown',
  },
  upiIdInvalid: 'Enter a UPI ID such as saaf@okbank.',
  gstInvalid: 'Enter the 15 characters of a GST number, such as 27AAPFU0939F1ZV.',
  priceInvalid: 'Please enter a price of one paisa or more, such as 99 or 49.50.',
  richTextNotOffered:
    'A formatted text can only contain paragraphs, headings, lists, quotes, bold, italic and links. Remove the rest, or paste it as plain text.',
  richTextTooLarge: 'This text is too long or nested too deeply. Please shorten it.',
  webAddressInvalid: 'Please enter a full web address, such as https://www.instagram.com/saaf.',
  editedBy: (name: string) =>
    `${name} is editing this now, so your change was not saved. Copy what you typed before you leave this page.`,
  slugTaken: (slug: string, name: string) =>
    `The slug ${slug} now belongs to another entry: ${name}. Please change the slug there, then restore this entry.`,
  mainBranchNeeded:
    'Please mark another branch as the main branch first. There must be exactly one.',
} as const

/** Browsers show them. */
export const requestErrors = {
  ...requests,
  fileTooLarge: 'This file is too large. Please choose a smaller one.',
  tooLargeSignedOut: 'This is too large to send without signing in. Please sign in and try again.',
  wrongType: 'One of these values has the wrong type. Please check them and try again.',
  oneBookingAtATime:
    'Bookings are made on the website or the dashboard, and changed one at a time.',
  staffOnly:
    'This page is for staff who handle bookings. Your account edits the website; open the CMS instead.',
} as const

export const picture = {
  required: 'Please choose a picture to upload.',
  typeUnknown: 'This file type is not supported. Please choose a JPEG, PNG, WebP or AVIF picture.',
  tooLarge: `This picture is larger than ${pictureLimits.maxMegabytes} MB. Please choose a smaller one.`,
  tooManyPixels: `This picture has more than ${pictureLimits.maxMegapixels} megapixels. Please choose a smaller one.`,
  animated: 'Animated pictures are not supported. Please choose a still one.',
  damaged: 'This picture is damaged and cannot be opened. Please choose another file.',
  cutOff:
    'The picture is saved, but the end of its file is missing. Please check that it looks right.',
  inUse: (places: string[]) =>
    `This picture is in use: ${places.join('; ')}. Please replace it there first.`,
  inTrash: (names: string[]) =>
    `A picture is in the trash: ${names.join('; ')}. Please restore it under Pictures, or choose another one.`,
  notStored:
    'The picture could not be saved because the picture storage is not available. Nothing has changed. Please try again in a minute.',
  notDeleted:
    'The picture could not be deleted because the picture storage is not available or refused it. Please try again in a minute.',
  unreachable: 'This picture is not available at the moment. Please try again in a minute.',
} as const
