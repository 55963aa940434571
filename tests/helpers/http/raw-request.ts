import { connect } from 'node:net'

/** Sends `bytes` and reads until the connection closes or the response matches `until`. */
export function sendBytes(site: string, bytes: string, until?: RegExp): Promise<string> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    let response = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      response += text
      if (until?.test(response)) socket.destroy()
    })
    socket.once('close', () => {
      resolve(response)
    })
    socket.once('error', (error) => {
      if (!response) reject(error)
    })
  })
}
