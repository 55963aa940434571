import { requests } from '#business/words/en/requests.ts'
import { passwordLimits } from './password-limits.ts'
import { pictureLimits } from './picture-limits.ts'

// One export per subject, so that pages load only their own.

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

export { requests as request } from '#business/words/en/requests.ts'

/** Browsers show them. */
export const requestErrors = {
  ...requests,
  fileTooLarge: 'This file is too large. Please choose a smaller one.',
  tooLargeSignedOut: 'This is too large to send without signing in. Please sign in and try again.',
  wrongType: 'One of these values has the wrong type. Please check them and try again.',
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
