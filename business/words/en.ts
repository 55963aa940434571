import type { DateNames } from './date-names.ts'
import { defaultTexts } from './en-default-texts.ts'

// For visitors; staff.ts has the sentences for staff. One export a subject: browsers load only
// those they use. Words in braces are placeholders.

export { defaultTexts }

/** Around all pages for visitors. */
export const shell = {
  skipToContent: 'Skip to content',
  homePage: '{business}, home page',
  menu: 'Menu',
  close: 'Close',
  navigation: 'Main',
  languages: 'Language',
  readHere: 'Read in English',
  bookOrCall: 'Book or call',
} as const

export const errorPages = {
  offline: 'You are offline',
  offlineDetail: 'Please check your connection and try again.',
  failed: 'Something went wrong',
  failedDetail: 'The problem is on our side. Please try again in a minute.',
  forbidden: 'You do not have access to this page',
  forbiddenDetail: 'Please ask an admin if you need it.',
  notFound: defaultTexts.layout.notFound.heading,
  notFoundDetail: 'The page may have moved, or the address may be mistyped.',
  refused: 'We could not do that',
  refusedDetail: 'Please go back and try again.',
  toHome: defaultTexts.layout.notFound.button,
} as const

export const requests = {
  unavailable: 'Our booking system is not available at the moment. Please try again in a minute.',
  unreadable: 'This form could not be read. Please go back, reload the page and try again.',
  tooLarge: 'This form is too long to send. Please shorten it and try again.',
  foreign:
    'This form was sent by another website, so it was ignored. Please use the form on our website.',
  unknownMethod: 'This site supports only GET, HEAD and POST.',
  unknownExpectation: 'This site does not support this Expect header.',
  invalidLink: 'This address cannot be read. Please check it for typos.',
} as const

export const forms = {
  /** Labels a field that only programs fill in. */
  honeypot: 'Website (leave this empty)',
  optional: '{label} (optional)',
  invalidFields: {
    one: 'One thing needs your attention',
    other: '{count} things need your attention',
  },
  charactersLeft: { one: '1 character left', other: '{count} characters left' },
  opensInNewTab: '(opens in a new tab)',
  nameHasLink: 'Please enter a name without a web address.',
  emailInvalid: 'Please enter a valid email address.',
  phoneInvalid: 'Please enter a valid 10-digit phone number.',
  tooLong: 'Please keep this to {limit} characters or fewer.',
  expired: 'This form has expired. Please reload the page and try again.',
  orCall: 'Or call us on {phone}.',
} as const

/** Why a form or a change was refused, and what to do. */
export const spam = {
  nothingStored: 'Nothing was sent. Everything you entered is still here.',
  unclear: 'We could not accept this just now.',
  exceeded: {
    booking: {
      phone: 'There have been too many bookings from this number.',
      address: 'There have been too many bookings from your internet connection.',
      shared: 'There are more bookings than we can take at the moment.',
    },
    lostLink: {
      phone: 'There have been too many requests for this number.',
      address: 'There have been too many requests from your internet connection.',
      shared: 'There are more requests than we can answer at the moment.',
    },
    change: {
      address: 'There have been too many changes from your internet connection.',
      shared: 'There are more changes than we can take at the moment.',
    },
    contact: {
      address: 'There have been too many messages from your internet connection.',
      shared: 'There are more messages than we can take at the moment.',
    },
  },
  changedTooOften: {
    rescheduled: {
      recently: 'This pickup has been rescheduled {count} times within an hour.',
      ever: 'This pickup has been rescheduled too many times. To change it again, please call us.',
      everCall:
        'This pickup has been rescheduled too many times. To change it again, please call us on {phone}.',
    },
    'delivery-chosen': {
      recently: 'The delivery time has been changed {count} times within an hour.',
      ever: 'The delivery time has been changed too many times. To change it again, please call us.',
      everCall:
        'The delivery time has been changed too many times. To change it again, please call us on {phone}.',
    },
  },
  tryAgain: 'Please try again in {wait}.',
  tryAgainOrCall: 'Please try again in {wait}, or call {phone}.',
  call: 'Call {phone}',
  /** Fill `{wait}` in sentences. */
  waits: {
    seconds: { one: '1 second', other: '{count} seconds' },
    minutes: { one: '1 minute', other: '{count} minutes' },
  },
} as const

/** For screen readers. */
export const toasts = {
  list: 'Notifications',
  close: 'Close toast',
} as const

export const pageNames = {
  home: 'Home',
  services: 'Services',
  about: 'About',
  locations: 'Locations',
  contact: 'Contact',
  booking: 'Schedule Pickup',
  privacy: 'Privacy',
} as const

/** On the pages that describe the business. Editors write the rest. */
export const sections = {
  aboutUs: 'About Us',
  gallery: 'Gallery',
  carousel: 'carousel',
  slides: '{gallery}, {count} slides',
  slide: 'slide',
  slidePosition: '{position} of {count}',
  pincode: 'Pincode',
  directionsTo: 'to {place}',
  map: 'Map',
  ourLocations: 'our locations',
  mapOf: 'Map of {place}: {names}',
  streetMapOf: 'Street map of {place}',
  /** Only screen readers read `{ofPlace}`. */
  streetMap: 'Street map{ofPlace}, from OpenStreetMap',
  ofPlace: ' of {place}',
  pageNotFound: 'Page not found',
  thousands: '{count}K',
  lakhs: '{count}00K',
  collectsThere: 'Yes, {branch} collects there',
  bookPickup: 'Book a pickup',
} as const

export const prices = {
  item: 'Item',
  price: 'Price',
  from: 'from {price} {unit}',
  estimate: 'Estimate the price',
  addOne: 'Add one',
  removeOne: 'Remove one',
  about: 'About {sum}. We’ll confirm after counting.',
  aboutExpress: 'About {sum}, with {percent}% for Express. We’ll confirm after counting.',
  startCounting: 'Tap + to count your pieces.',
  kg: 'kg',
} as const

export const serviceArea = {
  question: 'Do we come to you?',
  pincode: 'Pincode',
  collects: 'Yes. {branch} collects from {pincode}.',
  notSure: 'We don’t usually come to {pincode}. We’ll call you to see whether we can.',
  notThere: 'We do not collect from {pincode} yet.',
  orCall: 'Please call {phone}; we may find a way.',
  pincodeNeeded: 'Please add your pincode to the address, so that we know if we collect there.',
  pincodeInvalid: 'Please enter a 6-digit pincode, such as 400058.',
} as const

export const contact = {
  heading: 'Send us a message',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    subject: 'Subject',
    message: 'Message',
  },
  send: 'Send Message',
  sending: 'Sending...',
  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email address.',
  subjectRequired: 'Please enter a subject.',
  messageRequired: 'Please enter your message.',
  received: 'We have your message and will reply by email or phone.',
  sent: 'Message sent successfully!',
  sentDetail: 'We will get back to you shortly.',
  failed: 'Message not sent',
  failedDetail: 'There was an error sending your message. Please try again.',
  unconfirmed:
    'Your message may not have reached us. It is safe here. Try again; we will receive it only once.',
} as const

// Calls of other functions would keep this file in every script.
const names: DateNames = {
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  shortWeekdays: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}

/** Each lasts until the next one; the last goes on after midnight. */
const dayParts: readonly { fromHour: number; name: string }[] = [
  { fromHour: 0, name: 'AM' },
  { fromHour: 12, name: 'PM' },
]

export const dates = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  closed: 'Closed',
  range: '{from} to {to}',
  wholeHour: '{hour}:00 {part}',
  hourAndMinutes: '{hour}:{minutes} {part}',
  dayParts,
  ...names,
} as const

export const slots = {
  '9AM-11AM': '9AM-11AM',
  '11AM-1PM': '11AM-1PM',
  '1PM-3PM': '1PM-3PM',
  '3PM-5PM': '3PM-5PM',
  '5PM-7PM': '5PM-7PM',
} as const

/** In the order of choices. */
export const serviceTypes = {
  'dry-cleaning': {
    label: 'Dry Cleaning',
    description: 'Delicate fabrics, suits, dresses and formal wear',
  },
  laundry: {
    label: 'Laundry',
    description: 'Regular clothes, bed sheets, towels and casual wear',
  },
  shoes: {
    label: 'Shoe Cleaning',
    description: 'Professional cleaning and restoration for footwear',
  },
  both: {
    label: 'Both Services',
    description: 'A mix of dry cleaning and laundry items',
  },
} as const

/** `label` is next to a value, `inputLabel` in the form. */
export const bookingFields = {
  name: { label: 'Name', inputLabel: 'Full Name' },
  phone: { label: 'Phone', inputLabel: 'Phone Number', hint: '10 digits.' },
  email: { label: 'Email', inputLabel: 'Email', hint: 'We’ll send your confirmation here.' },
  address: {
    label: 'Address',
    inputLabel: 'Pickup Address',
    hint: 'Flat, building, street, landmark, pincode.',
  },
  date: { label: 'Date' },
  time: { label: 'Time' },
  serviceType: { label: 'Service' },
  items: {
    label: 'Items',
    inputLabel: 'Items Description',
    hint: 'For example, 3 shirts and 1 sari.',
  },
  instructions: {
    label: 'Instructions',
    inputLabel: 'Special Instructions',
    hint: 'For example, stains, fabrics or a gate code.',
  },
} as const

/** Day and time slot of a form. */
export const pickupFields = {
  date: 'Pickup Date',
  day: 'Pickup day',
  /** Leads to the days after those shown. */
  later: 'Later',
  /** Short, on a day without a place. */
  full: 'Full',
  /** Short, on a day whose pickups have passed. */
  over: 'Over',
  chooseOther: 'Take {day} instead',
  time: 'Time Slot',
  currentTime: 'Your current time',
  fewLeft: 'Only {places} left',
  dateRequired: 'Please select a pickup date.',
  dateInPast: 'Please select a date in the future.',
  timeRequired: 'Please select a preferred time slot.',
} as const

/** Why a pickup cannot be booked or changed. */
export const pickups = {
  taken: 'That time has just been taken. Please choose another one.',
  slotFull: '{slot} is full on this day. Please choose another time.',
  slotOver: 'It is too late for {slot} today. Please choose another time.',
  slotNotOffered: 'There is no {slot} pickup on {weekday}s.',
  /** `when` is a holiday or a date. */
  closedOn: 'Closed on {when}',
  closedOnWeekday: 'Closed on {weekday}s',
  noSlotFits: 'Our hours on {weekday}s are too short for a pickup.',
  nothingLeftToday: 'Today’s pickup times have passed. Please choose another day.',
  cutOffPassed: 'Pickups for today can be booked until {time}. Please choose another day.',
  dayFull: 'This day is fully booked. Please choose another day.',
  tooFarAhead: 'Pickups can be booked up to {lastDay}.',
  finished: 'A {status} booking cannot be rescheduled.',
  changesClosed: 'This pickup can no longer be changed here. Please call us.',
} as const

export const booking = {
  heading: 'Schedule a Pickup',
  progress: 'Progress',
  step: 'Step {number} of {count}',
  stepShort: '{number} of {count}',
  steps: {
    service: { name: 'Service', heading: 'Select Service' },
    schedule: { name: 'Schedule', heading: 'Schedule Pickup' },
    details: { name: 'Details', heading: 'Your Details' },
    confirm: { name: 'Confirm', heading: 'Confirm Order' },
  },
  titles: {
    schedule: 'Choose a time',
    details: 'Your details',
    confirm: 'Check and confirm',
  },
  remember: 'Remember me on this device',
  review: 'Review Your Booking',
  fromLastTime: 'Filled in from last time',
  change: 'Change',
  back: 'Back',
  continue: 'Continue',
  call: 'Call',
  confirm: 'Confirm Booking',
  confirming: 'Processing...',
  /** Confirms a second booking for the same pickup. */
  bookAnother: 'Book another',
  lostLink: 'Lost the link to your booking?',
  serviceRequired: 'Please select a service type to continue.',
  nameRequired: 'Please enter your full name.',
  phoneRequired: 'Please enter your phone number.',
  addressRequired: 'Please enter your pickup address.',
  unreadable: 'Please write your {field} in plain text.',
  failed: 'Booking failed',
  failedDetail: 'There was an error submitting your booking. Please try again.',
  unconfirmed:
    'Your booking may not have reached us. Your details are safe here. Try again; you will not be booked twice.',
} as const

/** Added by the server to the booking form. */
export const bookingReply = {
  linkedService: 'Booking: {service}',
  linkedChoice: 'Booking: {service}. We chose {choice} for it.',
  saved: 'Booking successful!',
  savedDetail: 'Your booking ID is: {reference}. We will contact you to confirm your pickup.',
  savedBefore:
    'Your booking ID is: {reference}. We had already received it, so your latest changes are not in it. Open it to reschedule or cancel it, or call us.',
  samePickup: 'You already have a pickup then. Book another?',
  /** For a form submitted again after more than a day. */
  bookedBefore:
    'You already booked with this form more than a day ago, so nothing was booked now. To see that booking, choose “Find my booking”. To book another pickup, open the booking page again.',
  findIt: 'Find my booking',
} as const

export const bookingLinks = {
  manage: 'View, reschedule or cancel',
  order: 'View your order',
  bill: 'View your bill',
  again: 'Book again',
} as const

export const booked = {
  manage: bookingLinks.manage,
  heading: 'Booked',
  pickup: 'Pickup on {pickup}',
  pickupOutside: 'If we come to {pincode}: {pickup}',
  claimTag: 'Your claim tag',
  nextSteps: {
    heading: 'What happens next',
    /** When we call; without opening hours, `next`. */
    callNow: 'Today until {time}',
    callLater: '{day} after {time}',
    next: 'Next',
    call: 'We’ll call you to confirm.',
    callOn: 'We’ll call you on {phone} to confirm.',
    collect: 'We’ll collect. Keep your clothes ready in a bag.',
    collectFrom: 'We’ll collect from {address}. Keep your clothes ready in a bag.',
    /** Outside the service area. */
    callOutside: 'We’ll call you on {phone} to see whether we can come to {pincode}.',
    collectOutside:
      'If we can come, we’ll collect from {address}. Keep your clothes ready in a bag.',
    onceClean: 'Once clean',
  },
  confirmationSent: 'A confirmation is on its way to {email}.',
  noEmail: 'You gave no email, so keep this booking in your calendar, in WhatsApp or on paper.',
  addToCalendar: 'Add to calendar',
  saveToWhatsapp: 'Save to WhatsApp',
  /** Text sent to WhatsApp. */
  whatsapp: '{business}: pickup {reference} on {pickup}. {manage}: {link}',
  whatsappOutside: '{business}: booking {reference}. {pickup}. {manage}: {link}',
  bookAnother: 'Book another pickup',
} as const

export const findBooking = {
  heading: 'Find my booking',
  intro:
    'Enter your booking ID and phone number. We will email you the link to view, reschedule or cancel your pickup.',
  reference: 'Booking ID',
  referenceHint: 'The 8 characters on your claim tag.',
  phone: 'Phone Number',
  phoneHint: 'The 10-digit number you booked with.',
  send: 'Send me the link',
  noEmail: 'No email address? Call us on {phone}.',
  referenceRequired: 'Please enter your booking ID.',
  referenceInvalid: 'A booking ID has 8 characters: digits and letters from A to F.',
  linkOnItsWay: 'If the booking exists and has your email, we have sent the link.',
  linkNotSent: 'Link not sent',
} as const

export const order = {
  /** For the customer; staff read `bookingStatuses` and `orderSteps`. */
  stages: {
    pending: 'Waiting for our call',
    confirmed: 'Pickup confirmed',
    missed: 'Not collected',
    'picked-up': 'Picked up',
    arrived: 'At the shop',
    ready: 'Ready',
    dispatched: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  /** Below the stage. */
  next: {
    pending: 'We’ll call you to confirm your pickup.',
    confirmed: 'Keep your clothes ready in a bag. We’ll collect them.',
    missed: 'We came, but could not collect. Please choose another time.',
    'picked-up': 'Your clothes are with us. Any questions? Call us.',
    arrived: 'We’re cleaning your clothes.',
    ready: 'Choose when we deliver your clothes.',
    deliveryChosen: 'You can change the delivery time until we’re on our way.',
    dispatched: 'We’re on our way to you.',
    delivered: 'Your clothes are back with you. Thank you.',
    unpaid: {
      dispatched: 'We’re on our way to you. Please have {amount} ready.',
      delivered: 'Your clothes are back with you. Please pay {amount}.',
    },
    cancelled: 'Nothing will be collected. You can book another pickup at any time.',
    cancelledLate: 'If you have questions about your clothes, call us.',
  },
  deliveryOn: 'Delivery on {delivery}',
  deliveredOn: 'Delivered on {day}',
  yourOrder: 'Your order',
  timeline: {
    booked: 'Booked',
    youCancelled: 'Cancelled by you',
    rescheduled: 'We rescheduled your pickup from {from} to {to}',
    youRescheduled: 'You rescheduled your pickup from {from} to {to}',
    deliveryChosen: 'We set the delivery to {to}',
    youChoseDelivery: 'You chose the delivery time: {to}',
    deliveryRemoved: 'We removed the delivery time',
    missed: 'Not collected',
  },
  missedReasons: {
    'nobody-home': 'Nobody was at home.',
    'nothing-to-collect': 'There was nothing to collect.',
    'wrong-address': 'We could not find the address.',
    moved: 'We heard that you no longer live there.',
  },
} as const

export const returns = {
  /** `day` is the long day without the year. */
  backBy: 'Back by {day}, evening',
  by: 'By {day}, evening',
  bringBack: 'We’ll bring your clothes back.',
  backIn: { one: 'Back in 1 working day', other: 'Back in {count} working days' },
  return: 'Return',
  express: 'Express',
  yes: 'Yes',
} as const

export const delivery = {
  deliverOn: 'We deliver on {day} between {from} and {to}.',
  choose: 'Choose a delivery time',
  change: 'Change the delivery time',
  /** In the email when the clothes are ready. */
  pleaseChoose: 'Please choose when we deliver them.',
  /** On the page where customers choose. */
  chooseDetail: 'Tap the time that suits you. You can change it until we’re on our way.',
  chosen: 'Delivery time saved',
  noTimes: 'There are no free delivery times in the next days. Please call us.',
  notOffered: 'That delivery time is not available. Please choose another one.',
} as const

export const reschedule = {
  title: 'Reschedule your pickup',
  confirmTitle: 'Reschedule this pickup?',
  bookedFor: 'It is booked for {pickup}.',
  from: 'From',
  to: 'To',
  confirm: 'Reschedule',
  chooseOther: 'Choose another time',
  continue: 'Continue',
  keep: 'Keep the current time',
  done: 'Your pickup has been rescheduled',
  alreadyThere: 'Your pickup is already at that time.',
  noLongerOffered: 'That time is no longer available. Please choose another one.',
} as const

export const manage = {
  bookAgain: bookingLinks.again,
  reschedule: 'Reschedule',
  cancel: 'Cancel pickup',
  updates: 'Updates',
  changeByPhone: 'Need to change something else? Call us on {phone}.',
  questions: 'Any questions? Call us on {phone}.',

  cancelThis: 'Cancel this pickup?',
  keep: 'Keep pickup',
  cancelled: 'Your pickup is cancelled',
  nothingCollected: 'Nothing will be collected.',
  notChanged: 'Nothing was changed',
  changedConcurrently:
    'This booking has changed since you opened it. Here are its current details.',

  unknown: 'We cannot find this booking',
  unknownDetail:
    'Part of the link may be missing, or we have sent you a newer one. Open the full or the newer link, or ask for it again.',
  getLink: 'Get the link again',
  expired: 'This link has expired',
  expiredDetail: 'A booking link works until {days} days after your clothes are due back.',
  findAnother: 'Find another booking',
  orCall: 'Or call us on {phone}.',
  noPickup: 'This pickup does not exist.',
} as const

export const bill = {
  heading: 'Your bill',
  pieces: '{count} × {price}',
  kilograms: '{count} kg × {price}',
  express: 'Express, {percent}%',
  firstOrder: '{percent}% off your first order',
  allOrders: '{percent}% off all orders',
  allOrdersUntil: '{percent}% off all orders until {end}',
  offer: '{percent}% off',
  total: 'Total',
  includedTax: 'Includes GST of {amount} ({percent}%).',
  gstNumber: 'GST number: {number}',
  paid: 'Paid on {time} by {method}. Thank you.',
  methods: { upi: 'UPI', cash: 'cash', card: 'card' },
  receipt: 'Receipt',
  due: 'To pay',
  pay: 'Pay {amount}',
  payByUpi: 'Pay {amount} by UPI',
  scan: 'Scan this code with any UPI app to pay {amount}.',
  onThisPhone: 'On this phone? Save the code, then open it in your UPI app.',
  saveCode: 'Save the code',
  copyInstead: 'Or copy these into your UPI app:',
  upiId: 'UPI ID',
  payee: 'Name',
  amount: 'Amount',
  openApp: 'Open a UPI app',
  openAppHint: 'Some UPI apps refuse links. Then use the code.',
  afterPayment: 'We mark the bill as paid once the money has arrived.',
} as const

export const calendar = {
  title: '{business}: pickup, claim tag {reference}',
  toChange: 'To change anything, call {phone}.',
  reminder: 'Pickup in an hour',
} as const

export const mails = {
  /** Inboxes show it next to the subject. */
  preview: 'Pickup on {date}, {time}',
  greeting: 'Dear {name},',
  reason: 'Reason: {reason}',
  labels: {
    reference: 'Booking ID',
    previousPickup: 'Previous pickup',
    date: 'Pickup date',
    time: 'Pickup time',
    service: 'Service',
    address: 'Address',
    delivery: 'Delivery',
    backBy: 'Back by',
  },
  /** To an address that a booking no longer has; the reference follows the heading. */
  emailRemoved: {
    heading: 'Removed from your calendar',
    text: 'This booking no longer uses your email address. The pickup is removed from your calendar, and the link in our earlier emails no longer works.',
  },
  youWrote: 'On {time} you wrote:',
  phone: 'Phone: {phone}',
} as const
