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
