import { expect, it } from 'vitest'
import { bodyLimits } from '#platform/limits/body-limits.ts'
import { readForm } from './form-body.server.ts'

const send = (fields: [string, string][], headers?: Record<string, string>) =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })

const statusOf = (request: Request, options?: { repeatableField?: string }) =>
  readForm(request, options).then(
    () => null,
    (thrown) => (thrown as Response).status,
  )

it('reads a form of plain fields', async () => {
  const form = await readForm(send([['name', 'Asha Kulkarni']]))
  expect([...form]).toEqual([['name', 'Asha Kulkarni']])
})

it('refuses a file', async () => {
  const body = new FormData()
  body.append('name', new File(['Asha'], 'name.txt'))
  expect(await statusOf(new Request('http://localhost/contact', { method: 'POST', body }))).toBe(
    400,
  )
})

it('cleans texts, but not passwords', async () => {
  const form = await readForm(
    send([
      ['name', '\u202eAsha\u200b'],
      ['items', 'Shirts\r\nSheets'],
      ['note', '\u3164'],
      ['password', ' pass\u200bword '],
    ]),
  )
  expect([...form]).toEqual([
    ['name', 'Asha'],
    ['items', 'Shirts\nSheets'],
    ['note', ''],
    ['password', ' pass\u200bword '],
  ])
})

it('reads every value of a field that may repeat', async () => {
  const fields: [string, string][] = [
    ['selected', 'one'],
    ['selected', 'two'],
  ]
  expect(await statusOf(send(fields), { repeatableField: 'selected' })).toBe(null)
  expect(await statusOf(send(fields))).toBe(400)
})

it.each([
  // A billion empty items.
  [
    'a command that makes an array',
    '__intent__',
    '{"type":"update","payload":{"name":"a","index":999999999,"value":"1"}}',
  ],
  ['a state of deep brackets', '__state__', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['a state that is no JSON', '__state__', 'nonsense'],
  ['an index in a name', 'items[999999999]', '1'],
  ['a path in a name', 'items.first', '1'],
])('refuses %s', async (_name, field, value) => {
  expect(await statusOf(send([[field, value]]))).toBe(400)
})

it('refuses a body of another type', async () => {
  const headers = { 'Content-Type': 'text/x-script' }
  expect(await statusOf(send([['name', 'Asha']], headers))).toBe(415)
})

it('refuses a body past the limit', async () => {
  expect(await statusOf(send([['name', 'a'.repeat(bodyLimits.form)]]))).toBe(413)
})
