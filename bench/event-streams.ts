import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

export interface EventStreams {
  /** Resolves, once every stream has told of a booking, with when each did: a time of `performance.now()`. */
  untilAllHear: (booking: string) => Promise<number[]>
  close: () => void
}

/** As many dashboards left open: each hears on a connection of its own what happens to bookings. */
export async function openEventStreams(
  { site, cookie }: { site: string; cookie: string },
  count: number,
): Promise<EventStreams> {
  const agent = new Agent({ maxSockets: Infinity })
  const headers = { Accept: 'text/event-stream', Cookie: cookie }
  const streams = await Promise.all(
    Array.from({ length: count }, async () => {
      const asked = get(`${site}/admin/bookings/events`, { agent, headers })
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      if (answer.statusCode !== 200) throw new Error(`No events: ${answer.statusCode}`)
      // What it says is read as it comes, so that this process is not what is slow.
      answer.setEncoding('latin1').resume()
      answer.on('error', () => {})
      return answer
    }),
  )
  return {
    untilAllHear: (booking) => Promise.all(streams.map((stream) => untilHeard(stream, booking))),
    close: () => agent.destroy(),
  }
}

function untilHeard(stream: IncomingMessage, booking: string): Promise<number> {
  return new Promise((resolve) => {
    let said = ''
    const hear = (text: string) => {
      said += text
      if (!said.includes(booking)) return
      stream.off('data', hear)
      resolve(performance.now())
    }
    stream.on('data', hear)
  })
}
