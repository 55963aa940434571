import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceArea as words } from '#business/words/en.ts'
import { marathi } from '#business/words/mr.ts'
import {
  addPincode,
  branchFor,
  checkAddress,
  describeCoverage,
  extractPincode,
  extractUncertainPincode,
  extractUncoveredPincode,
  isPincodeList,
  parsePincode,
  parsePincodes,
  toServiceArea,
} from './service-area.ts'

const branches = [
  { id: 'a', name: 'Andheri West', pincodes: '400053, 400058' },
  { id: 'b', name: 'Bandra West', pincodes: '400 050\n400052' },
  { id: 'c', name: 'Colaba', pincodes: null },
]
const info = { phone: '022 4000 1998' }
const area = toServiceArea({ branches, info })
const strict = toServiceArea({
  branches,
  info: { ...info, bookingPolicy: { onlyInServiceArea: true } },
})

it.each([
  ['Flat 3, Sea View, Carter Road, Bandra West, Mumbai 400050', '400050'],
  ['14 Yari Road, Andheri West, Mumbai - 400 053', '400053'],
  ['400058', '400058'],
  ['अंधेरी पश्चिम, मुंबई ४०० ०५३', '400053'],
  ['Andheri West, Mumbai 400\u00a0053', '400053'],
  ['Plot 400001, Hill Road, Mumbai 400050, India', '400050'],
  ['Hill Road, Bandra; ring 9820012345', null],
  ['Hill Road, Bandra; ring +912240001998', null],
  ['House 4000501', null],
  ['Flat 050123', null],
  ['Hill Road, Bandra', null],
])('finds the pincode of %j', (address, pincode) => {
  expect(extractPincode(address)).toBe(pincode)
})

it.each([
  ['400053', '400053'],
  [' 400-053. ', '400053'],
  ['4 0 0 0 5 3', '400053'],
  ['४०० ०५३', '400053'],
  ['Flat 3, Mumbai 400053', '400053'],
  ['40005', null],
  ['4000533', null],
  ['000053', null],
  ['302, T-101', null],
  ['', null],
])('reads the pincode %j as %j', (typed, pincode) => {
  expect(parsePincode(typed)).toBe(pincode)
})

it('reads six digits in either script, with anything between them', () => {
  const digits = fc.stringMatching(/^[1-9]\d{5}$/)
  const between = fc.stringMatching(/^[ .,-]{0,3}$/)
  const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!)
  fc.assert(
    fc.property(digits, between, fc.boolean(), (pincode, noise, isDevanagari) => {
      const typed = [...pincode].join(noise)
      expect(parsePincode(isDevanagari ? inDevanagari(typed) : typed)).toBe(pincode)
    }),
  )
})

it('reads a list of pincodes with any separators', () => {
  expect(parsePincodes('400053,400 058\n400053; 400102')).toEqual(['400053', '400058', '400102'])
  expect(parsePincodes(null)).toEqual([])
})

it.each([
  ['400053, 400 058', true],
  ['400053\n400058;', true],
  ['४०००५३, 400058', true],
  ['40005', false],
  ['400053, Andheri', false],
  ['4000533', false],
  ['000053', false],
])('accepts %j as a list of pincodes: %s', (list, isOne) => {
  expect(isPincodeList(list)).toBe(isOne)
})

it('finds the branch of an address', () => {
  expect(branchFor('Carter Road, Mumbai 400050', area)?.name).toBe('Bandra West')
  expect(branchFor('Carter Road, Mumbai 400099', area)).toBeNull()
  expect(branchFor('Carter Road, Mumbai', area)).toBeNull()
})

it.each([
  ['Hill Road', '400050', 'Hill Road 400050'],
  ['Hill Road\n', '400 050', 'Hill Road 400050'],
  ['Hill Road 400049', '400050', 'Hill Road 400049'],
  ['Hill Road', '4000', 'Hill Road'],
  ['', '400050', ''],
])('adds to the address %j the pincode %j: %j', (address, pincode, whole) =>
  expect(addPincode(address, pincode)).toBe(whole),
)

describe('address outside the service area', () => {
  it('is rejected only if the business says so', () => {
    expect(checkAddress('Mumbai 400099', area, words)).toBeNull()
    expect(checkAddress('Mumbai 400050', strict, words)).toBeNull()
    expect(checkAddress('Mumbai 400099', strict, words)).toEqual({
      field: 'address',
      message: 'We do not collect from 400099 yet. Please call 022 4000 1998; we may find a way.',
    })
    expect(checkAddress('Mumbai', strict, words)?.message).toMatch(/add your pincode/)
  })

  it('is accepted if no branch has pincodes', () => {
    const nowhere = toServiceArea({
      branches: [{ id: 'c' }],
      info: { bookingPolicy: { onlyInServiceArea: true } },
    })
    expect(checkAddress('Mumbai 400099', nowhere, words)).toBeNull()
  })
})

it('finds the pincode where no branch collects', () => {
  expect(extractUncoveredPincode('Koregaon Park, Pune 411001', area)).toBe('411001')
  expect(extractUncoveredPincode('Carter Road, Mumbai 400050', area)).toBeNull()
  expect(extractUncoveredPincode('Carter Road, Mumbai', area)).toBeNull()
  const nowhere = toServiceArea({ branches: [{ id: 'c' }], info: {} })
  expect(extractUncoveredPincode('Koregaon Park, Pune 411001', nowhere)).toBeNull()
})

it('waits for the call only with pending bookings from the site, without a branch', () => {
  const order = { status: 'pending', source: 'site', address: 'Koregaon Park, Pune 411001' }
  expect(extractUncertainPincode(order, area)).toBe('411001')
  for (const change of [{ status: 'confirmed' }, { source: 'phone' }, { branch: 'a' }])
    expect(extractUncertainPincode({ ...order, ...change }, area)).toBeNull()
})

it('answers questions about a pincode', () => {
  expect(describeCoverage('400053', area, words)).toBe('Yes. Andheri West collects from 400053.')
  expect(describeCoverage('400099', area, words)).toMatch(/^We don’t usually come to 400099/)
  expect(describeCoverage('400099', strict, words)).toMatch(/^We do not collect from 400099 yet/)
})

it('answers in the given words', () => {
  const other = marathi.serviceArea
  expect(describeCoverage('400053', area, other)).toBe(
    'हो. पिन कोड 400053 या भागात आम्ही Andheri West दुकानातून कपडे न्यायला येतो.',
  )
  expect(describeCoverage('400099', area, other)).toMatch(/^पिन कोड 400099 या भागात आम्ही सहसा/)
  const refusal =
    'पिन कोड 400099 या भागात आम्ही अजून येत नाही. 022 4000 1998 नंबरवर कॉल करा; काही मार्ग निघतो का ते पाहू.'
  expect(describeCoverage('400099', strict, other)).toBe(refusal)
  expect(checkAddress('Mumbai 400099', strict, other)?.message).toBe(refusal)
  expect(checkAddress('Mumbai', strict, other)?.message).toBe(other.pincodeNeeded)
})
