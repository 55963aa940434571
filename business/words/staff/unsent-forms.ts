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
