import type { Translation } from '#business/words/sentence.ts'

/** Shared by forms for visitors. */
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
  /** Follows another sentence. */
  orCall: 'Or call us on {phone}.',
} as const

export type FormWords = Translation<typeof forms>
