import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { environment } from '#environment.ts'
import { processWide } from '#platform/logs/process-wide.ts'

/** The network address at the other end of the connection whose request is being answered. */
export const peers = processWide('peers', () => new AsyncLocalStorage<string | undefined>())

/**
 * The network address that a request comes from; null where nothing trustworthy says it. Whatever a visitor writes into
 * X-Forwarded-For stands before what our one proxy adds, so only the last entry counts.
 *
 * Of IPv6 the network of 64 bits: a subscriber has at least that many addresses to choose from.
 */
export function clientAddress(headers: Headers): string | null {
  if (!environment.trustProxy) return null
  const address = parsed(headers.get('X-Forwarded-For')?.split(',').at(-1))
  return address && networkOf(address)
}

/**
 * The same, and without a trusted proxy the other end of the connection, where that is one of the internet: any other is a
 * proxy's, or somebody's on this machine. Not for what customers do: it may be a proxy's that nobody has told us of.
 */
export function senderAddress(headers: Headers): string | null {
  if (environment.trustProxy) return clientAddress(headers)
  const address = parsed(peers.getStore())
  return address?.range() === 'unicast' ? networkOf(address) : null
}

type Address = ReturnType<typeof ipaddr.process>

function parsed(text = ''): Address | null {
  const [withoutZone = ''] = text.trim().split('%')
  // IPv4 also where a proxy that listens on IPv6 has written it as IPv6.
  return isIP(withoutZone) ? ipaddr.process(withoutZone) : null
}

function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
