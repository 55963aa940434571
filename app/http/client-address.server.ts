import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
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
  const [withoutZone = ''] = entry.split('%')
  if (!isIP(withoutZone)) return null
  // IPv4 also where a proxy that listens on IPv6 has written it as IPv6.
  const address = ipaddr.process(withoutZone)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
