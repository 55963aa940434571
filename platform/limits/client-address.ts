import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { environment } from '#environment.ts'
import { processSingleton } from '#platform/logs/process-singleton.ts'

export const remoteAddressStorage = processSingleton(
  'peers',
  () => new AsyncLocalStorage<string | undefined>(),
)

/**
 * Returns the last entry of X-Forwarded-For, which the trusted proxy appends; null without such a
 * proxy. IPv6 is cut to /64: a subscriber has at least that many addresses.
 */
export function clientAddress(headers: Headers): string | null {
  if (!environment.trustProxy) return null
  const address = parseAddress(headers.get('X-Forwarded-For')?.split(',').at(-1))
  return address && toNetwork(address)
}

/**
 * Returns the client address. Without a trusted proxy, the address of the connection if it is
 * public. Not for limiting customers: it may belong to an unconfigured proxy.
 */
export function senderAddress(headers: Headers): string | null {
  if (environment.trustProxy) return clientAddress(headers)
  const address = parseAddress(remoteAddressStorage.getStore())
  return address?.range() === 'unicast' ? toNetwork(address) : null
}

type Address = ReturnType<typeof ipaddr.process>

function parseAddress(text = ''): Address | null {
  const [withoutZone = ''] = text.trim().split('%')
  // Converts IPv4-mapped IPv6 addresses.
  return isIP(withoutZone) ? ipaddr.process(withoutZone) : null
}

function toNetwork(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
