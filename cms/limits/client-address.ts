import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { environment } from '#environment.ts'

/** The network address at the other end of the connection whose request is being answered. */
export const peers = new AsyncLocalStorage<string | undefined>()

/**
 * The network address that a request comes from; null where nothing trustworthy says it.
 *
 * Whatever a visitor writes into X-Forwarded-For stands before what our one proxy adds, so only the last entry counts.
 * Without a trusted proxy it is the peer's own; one that is not of the internet may be a proxy's that nobody has told us
 * of, and everybody's. Of IPv6 the network of 64 bits: a subscriber has at least that many addresses to choose from.
 */
export function clientAddress(headers: Headers): string | null {
  const { trustProxy } = environment
  const said = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1) : peers.getStore()
  const [withoutZone = ''] = (said ?? '').trim().split('%')
  if (!isIP(withoutZone)) return null
  // IPv4 also where a proxy that listens on IPv6 has written it as IPv6.
  const address = ipaddr.process(withoutZone)
  if (!trustProxy && address.range() !== 'unicast') return null
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
