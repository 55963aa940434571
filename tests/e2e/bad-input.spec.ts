import { openDayFromNow } from '#tests/setup/days.ts'
import { dayInThePast, expect, test, unique } from './fixtures.ts'

const right = {
  serviceType: 'laundry',
  date: openDayFromNow(3),
  time: '11AM-1PM',
  name: 'Crafted',
  phone: '9876543210',
  address: 'Hill Road',
}
const megabyte = 'a'.repeat(1024 * 1024)

/** Requests that no form of ours sends. Each is a name, and what fetch is told. */
const crafted: [string, RequestInit][] = [
  ['a body of 1 MB', form({ ...right, address: megabyte })],
  ['JSON', { body: JSON.stringify(right), headers: { 'Content-Type': 'application/json' } }],
  ['no content type', { body: new Blob(['name=Asha']), headers: { 'Content-Type': '' } }],
  [
    'a multipart body that is cut off',
    {
      body: '--x\r\nContent-Disposition: form-data; na',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    },
  ],
  [
    'a multipart body without a boundary',
    { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
  ],
  ['nothing at all', form({})],
  ['broken percent signs', { ...form({}), body: 'name=%E0%A4%A&date=%' }],
  ['an impossible date', form({ ...right, date: '2026-02-30' })],
  ['a past date', form({ ...right, date: dayInThePast() })],
  ['an unknown service', form({ ...right, serviceType: "' OR 1=1 --" })],
  ['an unknown time', form({ ...right, time: '<script>' })],
  ['a phone of 11 digits', form({ ...right, phone: '98765432101' })],
  ['a NUL', form({ ...right, name: 'a\u0000b' })],
  ['a status and a reference', form({ ...right, phone: '1', status: 'completed', reference: 'X' })],
  ['two names', { ...form({}), body: `${new URLSearchParams(right).toString()}&name=Two` }],
  ['a key that is none', form({ ...right, requestKey: 'x'.repeat(300) })],
  ['a prototype', form({ ...right, '__proto__[x]': '1', phone: '' })],
]

function form(fields: Record<string, string>): RequestInit {
  return {
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }
}

for (const path of ['/booking', '/contact', '/admin/login', '/booking.data']) {
  for (const [name, request] of crafted) {
    test(`${path} refuses ${name} with a plain 4xx`, async ({ baseURL }) => {
      const answer = await fetch(`${baseURL}${path}`, {
        method: 'POST',
        redirect: 'manual',
        ...request,
      })
      const body = await answer.text()
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(body).not.toMatch(/node_modules|\bat \w+ \(/)
    })
  }
}

test('the CMS’s REST API gives a visitor neither bookings nor mail nor accounts', async ({
  product,
}) => {
  for (const slug of ['bookings', 'emails', 'contact-messages', 'users', 'payload-jobs']) {
    const read = await fetch(`${product.cms}/api/${slug}`)
    expect([403, 404]).toContain(read.status)
    const write = await fetch(`${product.cms}/api/${slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(right),
    })
    expect([400, 403, 404]).toContain(write.status)
  }
})

test('HTML and SQL in a name are words like others', async ({ page, book, store }) => {
  const name = unique(`<img src=x onerror=alert(1)>'); DROP TABLE bookings;--`)
  await book({ name })
  expect(await store.bookingsBy(name)).toBe(1)
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Select Service' })).toBeVisible()
})
