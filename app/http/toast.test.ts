import { expect, it } from 'vitest'
import { redirectWithToast, takeToast } from './toast.server.ts'

const takeFrom = (value: string) =>
  takeToast(new Request('http://localhost', { headers: { Cookie: `toast=${value}` } }))
const encode = (value: unknown) => btoa(JSON.stringify(value))

it('shows the toast of the last redirect once', async () => {
  const toast = { kind: 'error', title: 'रद्द नहीं हुआ', description: 'Please call us.' } as const
  const [cookie] = (await redirectWithToast('/', toast)).headers.getSetCookie()
  const value = cookie!.split(';', 1)[0]!.slice('toast='.length)
  const taken = await takeFrom(value)
  expect(taken.toast).toEqual(toast)
  expect(new Headers(taken.headers).get('Set-Cookie')).toContain('Max-Age=0')
  const without = await takeToast(new Request('http://localhost'))
  expect(without).toEqual({ toast: null, headers: {} })
})

const valid = { kind: 'success', title: 'Saved' }

it.each([
  '',
  '%',
  '%E0%A4%A',
  'not base64',
  btoa('not json'),
  encode(null),
  encode(7),
  encode('Saved'),
  encode([valid]),
  encode({}),
  encode({ ...valid, title: { a: 1 } }),
  encode({ ...valid, title: ['Saved'] }),
  encode({ ...valid, kind: 'constructor' }),
  encode({ ...valid, kind: ['error'] }),
  encode({ ...valid, description: {} }),
  encode({ ...valid, description: null }),
  encode({ ...valid, link: 'x' }),
  encode({ ...valid, link: { label: {}, href: '/' } }),
  encode({ ...valid, link: { label: 'x', href: 'javascript:alert(1)' } }),
  encode({ ...valid, link: { label: 'x', href: '//evil.example' } }),
  // Browsers ignore the tab.
  encode({ ...valid, link: { label: 'x', href: '/\t/evil.example' } }),
  encode({ ...valid, link: { label: 'x', href: 'https://evil.example' } }),
])('ignores the cookie %j', async (value) => {
  expect((await takeFrom(value)).toast).toBeNull()
})

it.each(['/booking/find', 'tel:+912240001998'])('keeps the link %s', async (href) => {
  const toast = { ...valid, link: { label: 'Find', href } }
  expect((await takeFrom(encode(toast))).toast).toEqual(toast)
})
