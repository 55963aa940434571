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

export const search = {
  similar: 'No exact match. Similar:',
  allBranches: 'Search all branches',
} as const

export const duplicate = {
  dismissed: 'Marked as not a duplicate',
  notDismissed: 'Failed to dismiss the alert',
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

export const branch = {
  unassigned: 'No branch covers this pincode',
  unknown: 'This branch is not published any more. Choose another one.',
  pincodesUnreadable:
    'Please enter six-digit pincodes separated by commas, such as 400053, 400058.',
  pincodeTaken: (pincode: string, branch: string) =>
    `${pincode} already belongs to ${branch}. Remove it from one of the branches.`,
} as const
