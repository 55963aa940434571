import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { clientAddress, remoteAddressStorage, senderAddress } from './client-address.ts'

const { trustProxy } = environment

afterEach(() => {
  environment.trustProxy = trustProxy
})

function addressOf(forwardedFor: string | null, readAddress = clientAddress) {
  const headers = new Headers()
  if (forwardedFor !== null) headers.set('X-Forwarded-For', forwardedFor)
  return readAddress(headers)
}

describe('without a trusted proxy', () => {
  beforeEach(() => {
    environment.trustProxy = false
  })

  it.each([
    ['8.8.4.4', '8.8.4.4'],
    ['::ffff:8.8.4.4', '8.8.4.4'],
    ['2606:4700:1:2:3:4:5:6', '2606:4700:1:2::/64'],
    ['127.0.0.1', null],
    ['::1', null],
    ['::ffff:172.18.0.1', null],
    ['10.0.0.7', null],
    ['fd00::7', null],
    [undefined, null],
  ])('maps the remote address %s to %s', (peer, address) => {
    const headers = new Headers({ 'X-Forwarded-For': '203.0.113.7' })
    expect(remoteAddressStorage.run(peer, () => senderAddress(headers))).toBe(address)
    expect(remoteAddressStorage.run(peer, () => clientAddress(headers))).toBeNull()
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
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0003::9', '2001:db8:1:3::/64'],
    ['2001:db8::', '2001:db8::/64'],
    ['::1', '::/64'],
    ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['203.0.113.7, unknown', null],
    ['203.0.113.7, ', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (header, address) => {
    expect(addressOf(header)).toBe(address)
    expect(addressOf(header, senderAddress)).toBe(address)
  })
})
