import { isIP } from 'node:net'
import { environment } from '#environment.ts'

/**
 * The network address that a request comes from; null where nothing trustworthy says it. Whatever a visitor writes into
 * X-Forwarded-For stands before what our one proxy adds, so only the last entry counts.
 *
 * Of IPv6 the network of 64 bits: a subscriber has at least that many addresses to choose from.
 */
export function clientAddress({ headers }: Request): string | null {
  if (!environment.trustProxy) return null
  const entry = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  // How a proxy that listens on IPv6 may write down who came by IPv4.
  const address = entry.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIP(address) === 4) return address
  return isIP(address) === 6 ? networkOf(address) : null
}

function networkOf(address: string): string {
  const [withoutZone] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [start = [], end = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = new Array<string>(8 - start.length - end.length).fill('0')
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}
