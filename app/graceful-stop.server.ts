import diagnosticsChannel from 'node:diagnostics_channel'
import { payloadClient } from './models/payload.server'

let requestsInFlight = 0
let installed = false

/**
 * remix-serve stops listening on SIGTERM and lets requests finish, but the database pool would keep the process
 * alive for ever: it is closed once the last request has been answered.
 */
export function closePayloadOnStop(): void {
  if (installed) return
  installed = true
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    requestsInFlight += 1
    const { response } = message as { response: NodeJS.EventEmitter }
    response.once('close', () => (requestsInFlight -= 1))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => closeWhenIdle())
}

function closeWhenIdle(): void {
  if (requestsInFlight > 0) {
    setTimeout(closeWhenIdle, 50)
    return
  }
  void payloadClient()
    .then((payload) => payload.destroy())
    .finally(() => process.exit(0))
}
