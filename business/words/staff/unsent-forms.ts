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
