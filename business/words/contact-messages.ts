import { request } from './messages.ts'

// Separate, so that other forms do not load them.

export const contactMessages = {
  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  subjectRequired: 'Please enter a subject.',
  messageRequired: 'Please enter your message.',
  received: 'We have your message and will reply by email or phone.',
  sent: 'Message sent successfully!',
  sentDetail: 'We will get back to you shortly.',
  failed: 'Message not sent',
  failedDetail: 'There was an error sending your message. Please try again.',
  unconfirmed: (phone: string | null) =>
    `Your message may not have reached us. It is safe here. Try again; we will receive it only once.${request.orCall(phone)}`,
} as const
