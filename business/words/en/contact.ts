import type { Translation } from '#business/words/sentence.ts'

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

export type ContactWords = Translation<typeof contact>
