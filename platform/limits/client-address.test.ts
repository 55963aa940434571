import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { requestStorage } from '#platform/logs/log.ts'
import { clientNetworks, senderNetworks } from './client-address.ts'

const { trustProxy } = environment

afterEach(() => {
  environment.trustProxy = trustProxy
})

describe('without a trusted proxy', () => {
  beforeEach(() => {
    environment.trustProxy = false
  })

  const local = { shared: 'local' }

  it.each([
    ['8.8.4.4', { address: '8.8.4.4', network: '8.8.4.0/24' }],
    ['::ffff:8.8.4.4', { address: '8.8.4.4', network: '8.8.4.0/24' }],
    [
      '2606:4700:1:2ff:3:4:5:6',
      {
        address: '2606:4700:1:2ff::/64',
        subnet: '2606:4700:1:200::/56',
        network: '2606:4700:1::/48',
      },
    ],
    ['127.0.0.1', local],
    ['::1', local],
    ['::ffff:172.18.0.1', local],
    ['10.0.0.7', local],
    ['fd00::7', local],
    [undefined, local],
  ])('maps the remote address %s to %o', (peer, networks) => {
    const headers = new Headers({ 'X-Forwarded-For': '203.0.113.7' })
    const request = { id: '', remoteAddress: peer }
    expect(requestStorage.run(request, () => senderNetworks(headers))).toEqual(networks)
    const shared = 'network' in networks ? networks.network : 'local'
    expect(requestStorage.run(request, () => clientNetworks(headers))).toEqual({ shared })
  })
})

describe('behind a trusted proxy', () => {
  beforeEach(() => {
    environment.trustProxy = true
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    // The visitor wrote the first entry.
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['[203.0.113.7]', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:cb00:7107]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::1]"', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0003::9', '2001:db8:1:3::/64'],
    ['2001:db8::', '2001:db8::/64'],
    ['::1', '::/64'],
    ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['203.0.113.7, unknown', 'unreadable'],
    ['203.0.113.7,', 'unreadable'],
    ['203.0.113.7, ', 'unreadable'],
    ['203.0.113.7:port', 'unreadable'],
    ['203.0.113', 'unreadable'],
    ['203.0.113.007', 'unreadable'],
    ['[2001:db8::1', 'unreadable'],
    ['for=203.0.113.7', 'unreadable'],
    ['_hidden', 'unreadable'],
    ['unknown', 'unreadable'],
    ['', 'unreadable'],
    [null, 'unreadable'],
  ])('reads %s as %s', (header, address) => {
    const headers = new Headers(header === null ? {} : { 'X-Forwarded-For': header })
    expect(clientNetworks(headers).address).toBe(address)
    expect(senderNetworks(headers)).toEqual(clientNetworks(headers))
  })

  it.each([
    ['203.0.113.7', { address: '203.0.113.7', network: '203.0.113.0/24' }],
    [
      '2001:db8:1:2ff::9',
      { address: '2001:db8:1:2ff::/64', subnet: '2001:db8:1:200::/56', network: '2001:db8:1::/48' },
    ],
    ['unknown', { address: 'unreadable' }],
  ])('counts %s towards the networks around it', (header, networks) => {
    expect(clientNetworks(new Headers({ 'X-Forwarded-For': header }))).toEqual(networks)
  })

  it('reads a long header in linear time', () => {
    const headers = new Headers({ 'X-Forwarded-For': `"${'1.'.repeat(8_000)}:` })
    expect(clientNetworks(headers)).toEqual({ address: 'unreadable' })
  })
})
