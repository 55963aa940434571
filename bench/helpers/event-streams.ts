import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

export interface EventStreams {
  /** Resolves with the time when each stream mentioned the booking. */
  waitForBooking: (booking: string) => Promise<number[]>
  close: () => void
}

/** One connection each, as dashboards do. */
export async function openEventStreams(
  { site, cookie }: { site: string; cookie: string },
  count: number,
): Promise<EventStreams> {
  const agent = new Agent({ maxSockets: Infinity })
  const headers = { Accept: 'text/event-stream', Cookie: cookie }
  const streams = await Promise.all(
    Array.from({ length: count }, async () => {
      const request = get(`${site}/admin/bookings/events`, { agent, headers })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      if (answer.statusCode !== 200)
        throw new Error(`The event stream answered with ${answer.statusCode}`)
      // Read at once, so that this process is not the bottleneck.
      answer.setEncoding('latin1').resume()
      answer.on('error', () => {})
      return answer
    }),
  )
  return {
    waitForBooking: (booking) => Promise.all(streams.map((stream) => waitForText(stream, booking))),
    close: () => agent.destroy(),
  }
}

function waitForText(stream: IncomingMessage, text: string): Promise<number> {
  return new Promise((resolve) => {
    let received = ''
    const onData = (chunk: string) => {
      received += chunk
      if (!received.includes(text)) return
      stream.off('data', onData)
      resolve(performance.now())
    }
    stream.on('data', onData)
  })
}
