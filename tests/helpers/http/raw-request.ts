import { connect } from 'node:net'

/** Reads until the connection closes or the response matches `until`. */
export function sendBytes(site: string, bytes: string, until?: RegExp): Promise<string> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
      if (until?.test(answer)) socket.destroy()
    })
    socket.once('close', () => {
      resolve(answer)
    })
    socket.once('error', (error) => {
      if (!answer) reject(error)
    })
  })
}
