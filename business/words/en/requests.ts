import type { Translation } from '#business/words/sentence.ts'

/** Answers to requests that cannot be served. */
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

export type RequestWords = Translation<typeof requests>
