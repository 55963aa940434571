import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { environment } from '#environment.ts'
import { requestStorage } from '#platform/logs/log.ts'

/**
 * Senders that a request counts towards, narrowest first: `address`, `subnet` (IPv6) and
 * `network`, or only `shared`, which may stand for all customers.
 */
export type ClientNetworks = Partial<Record<'address' | 'subnet' | 'network' | 'shared', string>>

/**
 * Returns the networks of the last entry of X-Forwarded-For, which the trusted proxy appends. All
 * senders without a readable one count as one address. Without such a proxy, the connection may
 * belong to an unconfigured one, so its network is `shared`.
 */
export function clientNetworks(headers: Headers): ClientNetworks {
  if (environment.trustProxy) return forwardedNetworks(headers)
  const { network = 'local' } = connectedNetworks() ?? {}
  return { shared: network }
}

/** Works like `clientNetworks`, but limits public connections like visitors. Not for customers. */
export function senderNetworks(headers: Headers): ClientNetworks {
  if (environment.trustProxy) return forwardedNetworks(headers)
  return connectedNetworks() ?? { shared: 'local' }
}

function forwardedNetworks(headers: Headers): ClientNetworks {
  const address = parseAddress(headers.get('X-Forwarded-For')?.split(',').at(-1))
  return address ? networksOf(address) : { address: 'unreadable' }
}

function connectedNetworks(): ClientNetworks | null {
  const address = parseAddress(requestStorage.getStore()?.remoteAddress)
  return address?.range() === 'unicast' ? networksOf(address) : null
}

type Address = ReturnType<typeof ipaddr.process>

/** Some proxies append the port: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
function parseAddress(text = ''): Address | null {
  const [, bracketed, plain = ''] =
    /^"?(?:\[([^\]]*)\](?::\d+)?|([^"]*?))"?$/.exec(text.trim()) ?? []
  const host = bracketed ?? plain.replace(/^([\d.]+):\d+$/, '$1')
  const [withoutZone = ''] = host.split('%')
  // Converts IPv4-mapped IPv6 addresses.
  return isIP(withoutZone) ? ipaddr.process(withoutZone) : null
}

/** An IPv6 subscriber has at least a /64, often a /56 and at most a /48. */
function networksOf(address: Address): ClientNetworks {
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const cut = (bits: number) =>
    `${family.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
  return address.kind() === 'ipv4'
    ? { address: address.toString(), network: cut(24) }
    : { address: cut(64), subnet: cut(56), network: cut(48) }
}
