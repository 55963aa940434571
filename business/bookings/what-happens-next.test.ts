import { expect, it } from 'vitest'
import { booked, dates, returns, slots } from '#business/words/en.ts'
import { marathi } from '#business/words/mr.ts'
import { describeNextSteps } from './what-happens-next.ts'

const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const
const words = { booked, dates, returns, slots }

it('names phone, address and delivery', () => {
  const details = {
    callTime: 'Today until 8:00 PM',
    phone: '9876543210',
    address: 'Flat 3,\nHill Road',
    delivery: 'In two days.',
  }
  expect(describeNextSteps(pickup, details, words, '2026-11-20')).toEqual([
    { when: 'Today until 8:00 PM', text: 'We’ll call you on 98765 43210 to confirm.' },
    {
      when: 'Thursday, 26 November 2026, 11AM-1PM',
      text: 'We’ll collect from Flat 3, Hill Road. Keep your clothes ready in a bag.',
    },
    { when: 'Once clean', text: 'In two days.' },
  ])
})

it('promises only a call outside the service area', () => {
  const details = {
    ...{ phone: '9876543210', address: 'Koregaon Park,\nPune 411001', uncoveredPincode: '411001' },
    ...{ delivery: 'To your door.', promisedDate: '2026-11-27' },
  }
  expect(describeNextSteps(pickup, details, words, '2026-11-20')).toEqual([
    { when: 'Next', text: 'We’ll call you on 98765 43210 to see whether we can come to 411001.' },
    {
      when: 'Thursday, 26 November 2026, 11AM-1PM',
      text: 'If we can come, we’ll collect from Koregaon Park, Pune 411001. Keep your clothes ready in a bag.',
    },
  ])
})

it('names the promised day', () => {
  const details = { delivery: 'To your door.', promisedDate: '2026-11-27' }
  expect(describeNextSteps(pickup, details, words, '2026-11-20')[2]).toEqual({
    when: 'By Friday, 27 November, evening',
    text: 'We’ll bring your clothes back.',
  })
})

it('uses the given words', () => {
  expect(describeNextSteps(pickup, {}, marathi, '2026-11-20')).toEqual([
    { when: 'सगळ्यात आधी', text: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला कॉल करू.' },
    {
      when: 'गुरुवार, 26 नोव्हेंबर 2026, सकाळी 11 ते दुपारी 1',
      text: 'आम्ही कपडे न्यायला येऊ. ते एका पिशवीत तयार ठेवा.',
    },
  ])
})
