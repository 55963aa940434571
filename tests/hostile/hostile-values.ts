import fc, { type Arbitrary } from 'fast-check'

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nX-Injected: 1',
  '\ud800',
  '\u202eevil',
  '🧺',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0.1',
  "' OR 1=1 --",
  '"; DROP TABLE bookings; --',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '../../../../etc/passwd',
  '..\\..\\secret',
  '.',
  '..',
  '{{7*7}}',
  '${7*7}',
  '(((((((((((((((((((((a+)+)+)+)+)+$',
  '0000-00-00',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-23T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  '9AM-11AM',
  'payload-token',
]

const longText = fc
  .tuple(fc.constantFrom('a', '9', 'é', '🧺', '%', '<', '"', '\n'), fc.constantFrom(300, 5000))
  .map(([unit, times]) => unit.repeat(times))

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: longText },
)

const deepJson = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"and":['), fc.constantFrom(20, 2000))
  .map(([open, times]): unknown => {
    const close = { '[': ']', '{"a":': '}', '{"and":[': ']}' }[open]
    return JSON.parse(`${open.repeat(times)}1${close.repeat(times)}`)
  })

export const hostileJson: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, [], {}, [[]], [null]],
      ...[['a'], [{}], { id: null }, { equals: 1 }, { root: {} }, JSON.parse('{"__proto__":{}}')],
      { relationTo: 'users', value: 'x' },
      { root: { type: 'root', children: [{ type: 'nothing' }] } },
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deepJson },
)

export const brokenJson: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[', '"', '{"a":', 'null', '1', '"text"', '[]', 'nul', '\0', '{"a":1}x'),
  hostileJson.map((value) => JSON.stringify(value).slice(0, -1)),
)

type Json = Record<string, unknown>

/** A copy of `valid` with up to two fields, at any depth, replaced or removed. */
export function mutateFields(valid: Json): Arbitrary<Json> {
  const paths = listPaths(valid).slice(0, 200)
  if (paths.length === 0) return fc.dictionary(hostileText, hostileJson, { maxKeys: 3 })
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.option(hostileJson, { freq: 6, nil: undefined }),
  )
  return fc
    .array(change, { maxLength: 2 })
    .map((changes) =>
      changes.reduce((json, [path, value]) => setValue(json, path, value), structuredClone(valid)),
    )
}

function listPaths(value: unknown, parent: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const path = [...parent, key]
    return [path, ...listPaths(part, path)]
  })
}

function setValue(json: Json, path: string[], value: unknown): Json {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], json)
  if (typeof parent === 'object' && parent !== null) (parent as Json)[path.at(-1)!] = value
  return json
}
