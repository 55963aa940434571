import { passwordLimits } from './password-limits.ts'
import { formatPhone } from './phone.ts'
import { pictureLimits } from './picture-limits.ts'

// One export per subject, so that pages load only their own.

export const booking = {
  serviceRequired: 'Please select a service type to continue.',
  dateRequired: 'Please select a pickup date.',
  timeRequired: 'Please select a preferred time slot.',
  dateInPast: 'Please select a date in the future.',
  nameRequired: 'Please enter your full name.',
  nameHasLink: 'Please enter a name without a web address.',
  phoneRequired: 'Please enter your phone number.',
  addressRequired: 'Please enter your pickup address.',
  emailInvalid: 'Please enter a valid email address.',
  phoneInvalid: 'Please enter a valid 10-digit phone number.',
  unreadable: (label: string) => `Please write your ${label.toLowerCase()} in plain text.`,
  requestKeyInvalid: 'This form has expired. Please reload the page and try again.',
  saved: 'Booking successful!',
  savedDetail: (reference: string) =>
    `Your booking ID is: ${reference}. We will contact you to confirm your pickup.`,
  savedBefore: (reference: string) =>
    `Your booking ID is: ${reference}. We had it from your first try already: what you have changed since is not in it. Open it to move or cancel it, or call us.`,
  callNow: (closes: string) => `We call you to confirm. We are here until ${closes} today.`,
  callLater: (day: string, opens: string) => `We call you to confirm, ${day} from ${opens} on.`,
  call: 'We call you to confirm.',
  failed: 'Booking failed',
  failedDetail: 'There was an error submitting your booking. Please try again.',
  unconfirmed: (phone: string | null) =>
    `Your booking may not have reached us. ${request.sendAgain(phone)} You will not be booked twice.`,
} as const

/** For a form submitted again after more than a day. Separate, so that browsers do not load it. */
export const resubmittedForm = {
  bookedBefore:
    'This form made a booking more than a day ago, so nothing was booked now. To see that booking, choose “Find my booking”. To book another pickup, open the booking page again.',
  findIt: 'Find my booking',
} as const

export const pickup = {
  taken: 'That time has just been taken',
  notOffered: 'We do not collect at that time. Please choose another one.',
  notOfferedOn: (slot: string, weekday: string) => `${slot} is not offered on ${weekday}`,
  fewLeft: (places: number) => `Only ${places} left`,
  closedOn: (when: string) => `Closed on ${when}`,
  noSlotFits: (day: string) => `Our hours on ${day}s are too short for a pickup.`,
  nothingLeftToday: 'Today’s pickup times have passed. Please choose another day.',
  cutOffPassed: (time: string) =>
    `Pickups for today can be booked until ${time}. Please choose another day.`,
  dayFull: 'Every pickup of this day is taken. Please choose another day.',
  tooFarAhead: (lastDay: string) => `Pickups can be booked up to ${lastDay}.`,
  finished: (status: string) => `A ${status.toLowerCase()} booking cannot be moved.`,
  changesClosed: 'This pickup can no longer be changed here. Please call us.',
} as const

export const manageLink = {
  cancelled: 'Your pickup is cancelled',
  nothingCollected: 'Nothing will be collected.',
  moved: 'Your pickup has been moved',
  movedTo: (when: string) => `It is now on ${when}.`,
  alreadyAtThatTime: 'Your pickup is already at that time.',
  noLongerOffered: 'That time is no longer offered. Please choose another one.',
  movedRecently: (moves: number) => `This pickup has been moved ${moves} times within an hour.`,
  movedTooOften: (phone: string | null) =>
    `This pickup has been moved too often to be moved again here. Please call us${phone ? ` on ${phone}` : ''}.`,
  notChanged: 'Nothing was changed',
  changedConcurrently: 'This booking has changed in the meantime. This is how it stands now.',
  isCancelled: 'This pickup is cancelled. Is something not right? Please call us.',
  isCompleted: 'This booking is completed. Is something not right? Please call us.',
  referenceRequired: 'Please enter your booking ID.',
  referenceInvalid: 'A booking ID has 8 characters: digits, and letters from A to F.',
  linkOnItsWay: 'If we have that booking and your email, the link is on its way.',
  linkNotSent: 'Link not sent',
} as const

export const spam = {
  nothingStored: 'Nothing was stored. Everything you entered is still here.',
  tooQuick: 'That was a little too quick for us.',
  unclear: 'We could not take this just now.',
  exceeded: {
    booking: {
      phone: 'There have been many bookings from this number.',
      address: 'There have been many bookings from your internet connection.',
      overall: 'There are more bookings than we can take at the moment.',
    },
    lostLink: {
      phone: 'This number has been asked about many times.',
      address: 'There have been many requests from your internet connection.',
      overall: 'There are more requests than we can answer at the moment.',
    },
    change: {
      address: 'There have been many changes from your internet connection.',
    },
    contact: {
      address: 'There have been many messages from your internet connection.',
      overall: 'There are more messages than we can take at the moment.',
    },
  },
  tryAgain: (wait: string, phone: string | null) =>
    `Please try again in ${wait}${phone ? `, or call ${phone}` : ''}.`,
  call: (phone: string) => `Call ${phone}`,
} as const

export const account = {
  passwordWeak: `Please choose a password of ${passwordLimits.minLength} characters or more that is hard to guess, such as four unrelated words, without your name, your email or our name.`,
  adminNeeded: 'Please make somebody else an admin first: there is always at least one.',
} as const

export const hours = {
  dayMissing: (day: string) => `${day} is missing. Please add it, or mark it as closed.`,
  dayTwice: (day: string) => `${day} stands here twice. Please remove one of the two.`,
  timeMissing: (day: string) => `${day}: please enter both times, or mark the day as closed.`,
  timeUnreadable: 'Please write the time as 09:00 or 20:30.',
  closesBeforeOpening: (day: string) =>
    `${day}: the closing time must be later than the opening time.`,
  holidayDateInvalid: 'Please enter a date, such as 2027-01-26.',
  holidayTwice: (date: string) => `${date} stands here twice. Please remove one of the two.`,
} as const

export const content = {
  linkInvalid:
    'Please start a link with /, https://, mailto: or tel:, such as /about or https://example.com.',
  wholeNumberNeeded: (max: number, min = 1) => `Please enter a whole number from ${min} to ${max}.`,
  clockInvalid: 'Please enter a day and a time, such as 2027-01-26T09:00.',
  offerEndsBeforeItBegins: 'Please let the offer end after it begins.',
  planInFuture: 'Please choose a day and a time that are still to come.',
  planFailed: {
    publish: (name: string, at: string, reason: string) =>
      `The planned publication of ${name} on ${at} failed: ${reason}. Publish it yourself or plan it again.`,
    unpublish: (name: string, at: string, reason: string) =>
      `${name} was planned to be taken off the site on ${at}. That failed: ${reason}. Take it off yourself or plan it again.`,
  },
  planFailures: {
    accountGone: 'the account that planned it no longer exists',
    accountMayNot: 'the account that planned it may no longer publish',
    unknown: 'the reason is not known',
  },
  priceInvalid: 'Please enter a price of one paisa or more, such as 99 or 49.50.',
  webAddressInvalid: 'Please enter a whole address, such as https://www.instagram.com/saaf.',
  mainBranchNeeded:
    'Please mark another branch as the main one first: there is always exactly one.',
} as const

export const request = {
  sendAgain: (phone: string | null) =>
    `Everything you entered is still here. Please send it again${phone ? `, or call us on ${formatPhone(phone)}` : ''}.`,
  unavailable: 'We cannot reach our records at the moment. Please try again in a minute.',
} as const

/** Why the server rejects a request. Browsers show it. */
export const requestErrors = {
  unreadable: 'This form could not be read. Please go back, reload the page and try again.',
  tooLarge: 'This form is too long to send. Please shorten it and try again.',
  fileTooLarge: 'This file is too large. Please choose a smaller one.',
  foreign:
    'This form was sent by another website, so nothing was done. Please use the form on our own page.',
  unknownMethod: 'This site answers GET, HEAD and POST only.',
  wrongType: 'One of these values is of the wrong kind. Please check them and try again.',
  unknownExpectation: 'This site expects no more of a request than the request itself.',
  unreadableAddress: 'This address cannot be read. Please check it for a typing mistake.',
  failed: 'Something went wrong. The fault is ours, not yours. Please try again in a minute.',
  staffOnly:
    'This page is for the bookings staff. Your account edits the website: open the CMS instead.',
} as const

export const picture = {
  required: 'Please choose a picture to upload.',
  typeUnknown:
    'This file is not a picture the site can show. Please choose a JPEG, PNG, WebP or AVIF.',
  tooLarge: `This picture is larger than ${pictureLimits.maxMegabytes} MB. Please choose a smaller one.`,
  tooManyPixels: `This picture has more than ${pictureLimits.maxMegapixels} megapixels. Please choose a smaller one.`,
  animated: 'This picture moves. Please choose one that stands still.',
  damaged: 'This picture is damaged and cannot be opened. Please choose another file.',
  inUse: (places: string[]) =>
    `This picture is used: ${places.join('; ')}. Please choose another one there first.`,
  notStored:
    'The picture could not be stored: its storage cannot be reached. Nothing has changed. Please try again in a minute.',
  notDeleted:
    'The picture could not be deleted: its storage cannot be reached, or refuses it. Please try again in a minute.',
  unreachable: 'This picture cannot be reached at the moment. Please try again in a minute.',
} as const

export const tooLong = (maxLength: number) =>
  `Please keep this to ${maxLength} characters or fewer.`
