import diagnosticsChannel from 'node:diagnostics_channel'

const pollMs = 50

let requestsInFlight = 0
let installed = false

/**
 * remix-serve stops listening on SIGTERM and lets requests finish, but open connections to the database would keep
 * the process alive for ever: it exits once the last request has been answered. The pool is not closed first,
 * because Payload keeps one of its connections checked out and closing would wait for that.
 */
export function exitOnceIdle(): void {
  if (installed) return
  installed = true
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: NodeJS.EventEmitter }
    requestsInFlight += 1
    response.once('close', () => (requestsInFlight -= 1))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, exitWhenIdle)
}

function exitWhenIdle(): void {
  if (requestsInFlight === 0) process.exit(0)
  setTimeout(exitWhenIdle, pollMs)
}
