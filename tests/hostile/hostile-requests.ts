import { readFileSync } from 'node:fs'
import fc, { type Arbitrary } from 'fast-check'
import type { Requester } from '#tests/access/rights.ts'
import { parameterValues } from './endpoint-paths.ts'
import type { Endpoint } from './endpoints.ts'
import { brokenJson, hostileJson, hostileText, mutateFields } from './hostile-values.ts'
import type { PageForm } from './page-forms.ts'
import { percentEncode } from './percent-encode.ts'
import type { RawRequest } from './raw-exchange.ts'
import type { ExistingValues, Sessions, Target } from './target.ts'

export interface RequestSources {
  origins: Target['origins']
  existing: ExistingValues
  sessions: Sessions
  forms: PageForm[]
  validValues: Record<string, Record<string, unknown>>
}

type Headers = RawRequest['headers']
interface RequestContent {
  headers: Headers
  body: Buffer
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'BREW']
const emptyContent: RequestContent = { headers: [], body: Buffer.alloc(0) }

/** Mostly `usual`: a request with several odd parts is rejected for the first one. */
const mostly = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd })

export function hostileRequest(endpoint: Endpoint, sources: RequestSources): Arbitrary<RawRequest> {
  const { origins, existing, sessions } = sources
  const origin = origins[endpoint.app]
  const generatedRequest = fc.record({
    role: fc.constantFrom<Requester>('visitor', 'editor', 'staff', 'admin', 'admin'),
    path: hostilePath(endpoint, existing),
    requestContent:
      endpoint.method === 'GET'
        ? mostly(fc.constant(emptyContent), jsonBody({}))
        : body(endpoint, sources),
  })
  const formRequests = sources.forms
    .filter(({ target }) => isAt(endpoint, target))
    .map(({ role, target, fields }) =>
      fc.record({
        role: fc.constant(role),
        path: fc.constant(target),
        requestContent: formBody(fields),
      }),
    )
  const isForm = endpoint.method === 'POST' && formRequests.length > 0
  return fc
    .record({
      base: isForm ? mostly(fc.oneof(...formRequests), generatedRequest) : generatedRequest,
      method: mostly(fc.constant(endpoint.method), fc.constantFrom(...methods), 12),
      query: fc.oneof(fc.constant(''), hostileQuery(endpoint)),
      originHeader: mostly(
        fc.constant(origin),
        fc.constantFrom('null', 'https://evil.example', 'x'),
      ),
      oddHeaders: fc.array(oddHeader, { maxLength: 2 }),
      oddCookies: fc.array(oddCookie, { maxLength: 2 }),
      isTruncated: mostly(fc.constant(false), fc.constant(true), 40),
    })
    .map(
      ({
        base: { role, path, requestContent },
        method,
        query,
        originHeader,
        oddHeaders,
        oddCookies,
        isTruncated,
      }) => {
        const session = sessions[role] ? [`payload-token=${sessions[role]}`] : []
        const cookie = [...session, ...oddCookies].join('; ')
        const headers: Headers = [
          ['Host', new URL(origin).host],
          ['Origin', originHeader],
        ]
        if (cookie) headers.push(['Cookie', cookie])
        headers.push(...requestContent.headers, ...oddHeaders)
        if (requestContent.body.length > 0)
          headers.push(['Content-Length', String(requestContent.body.length)])
        const target = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
        return {
          app: endpoint.app,
          origin,
          method,
          target,
          headers,
          body: requestContent.body,
          isTruncated,
        }
      },
    )
}

function isAt({ app, path }: Endpoint, target: string): boolean {
  const pattern = path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')
  return app === 'site' && new RegExp(`^${pattern}$`).test(target.split('?', 1)[0]!)
}

function hostilePath(endpoint: Endpoint, existing: ExistingValues): Arbitrary<string> {
  const unencoded = hostileText.map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[\0-\x20]/g, ''),
  )
  const hostilePart = fc.oneof(
    hostileText.map(percentEncode),
    unencoded,
    fc.constantFrom('%', '%00', '%ED%A0%80', '..%2f..'),
  )
  const parts = endpoint.path.split(/(:\w+\??|\*)/).map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part)
    const existingValues = parameterValues(endpoint, part.replace(/[:?]/g, ''), existing)
    return existingValues.length > 0
      ? mostly(fc.constantFrom(...existingValues), hostilePart, 2)
      : hostilePart
  })
  const path = fc.tuple(...parts).map((texts) => texts.join(''))
  return endpoint.app === 'site'
    ? mostly(
        path,
        path.map((each) => `${each.replace(/^\/$/, '/_root')}.data`),
        3,
      )
    : path
}

const queryNames = {
  site: [
    '_data',
    '_routes',
    'index',
    'next',
    'keep',
    'preview',
    'from',
    'to',
    'view',
    'q',
    'status',
    'branch',
    'page',
    'after',
    'day',
    'date',
    'time',
    'service',
    'booked',
    'phone',
    'pincode',
    'period',
    'by',
    'intent',
    'v',
    'reference',
  ],
  cms: [
    'where',
    'sort',
    'limit',
    'page',
    'depth',
    'locale',
    'fallback-locale',
    'draft',
    'trash',
    'select',
    'populate',
    'joins',
    'pagination',
    'autosave',
    'publishSpecificLocale',
    'data',
    'src',
    '_rsc',
    'redirect',
    'columns',
    'preset',
    'groupBy',
    'search',
    'prefix',
  ],
}
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'nothing',
]
const fields = [
  'id',
  'name',
  'email',
  'status',
  'createdAt',
  '_status',
  'parent',
  'version.name',
  'user.value',
  'user.email',
  'address.city',
  'hours.day',
  'hash',
  'filename',
  'image.alt',
  'latest',
  'and',
  'or',
  '__proto__',
  'a.b.c.d',
]

function hostileQuery({ app, routeId = 'root' }: Endpoint): Arbitrary<string> {
  const value = hostileText.map(percentEncode)
  const plain = fc.tuple(fc.constantFrom(...queryNames[app]), value).map((pair) => pair.join('='))
  if (app === 'site') {
    const ofRoute = fc
      .constantFrom(routeId, 'root', 'site')
      .map((id) => `_data=${percentEncode(id)}`)
    return fc
      .array(mostly(plain, ofRoute, 5), { minLength: 1, maxLength: 4 })
      .map((pairs) => pairs.join('&'))
  }
  const field = mostly(fc.constantFrom(...fields), hostileText).map(percentEncode)
  const where = fc
    .tuple(
      fc.constantFrom('where', 'where[and][0]', 'where[or][1][and][0]', 'where[id]'),
      field,
      fc.constantFrom(...operators),
      value,
    )
    .map(([place, name, operator, text]) => `${place}[${name}][${operator}]=${text}`)
  const nested = fc
    .tuple(fc.constantFrom(...queryNames.cms), field, value)
    .map(([name, key, text]) => `${name}[${key}]=${text}`)
  const sort = field.map((name) => `sort=${name}`)
  const any = fc.oneof(plain, { weight: 3, arbitrary: where }, nested, sort)
  return fc.array(any, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('&'))
}

/** The UTF-8 bytes of `text`, one character each. */
const toLatin1 = (text: string) => Buffer.from(text).toString('latin1')
const shortText = hostileText.filter((text) => text.length < 400).map(toLatin1)

const oddHeader: Arbitrary<[string, string]> = fc.oneof(
  fc.constantFrom<[string, string][]>(
    ['X-HTTP-Method-Override', 'GET'],
    ['X-Payload-HTTP-Method-Override', 'GET'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['RSC', '1'],
    ['Next-Router-Prefetch', '1'],
    ['X-Middleware-Subrequest', 'proxy:proxy:proxy:proxy:proxy'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Expect', '100-continue'],
    ['Expect', 'miracles'],
    ['Upgrade', 'websocket'],
    ['Transfer-Encoding', 'gzip'],
    ['Content-Encoding', 'gzip'],
    ['Purpose', 'prefetch'],
    ['X-Forwarded-Host', 'a:99999'],
    ['X-Forwarded-Host', '[::1'],
    ['X-Forwarded-Host', 'saaf.example:0, evil.example'],
    ['X-Forwarded-Port', '99999'],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-For', '[2001:db8::1]:443,'],
  ),
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Language',
      'Accept-Encoding',
      'Range',
      'If-None-Match',
      'If-Modified-Since',
      'Authorization',
      'Next-Action',
      'Next-Router-State-Tree',
      'Next-Url',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Request-Id',
      'Referer',
      'User-Agent',
      'Content-Type',
      'Content-Length',
      'Host',
      'Forwarded',
    ),
    shortText,
  ),
)

/** As Remix encodes cookies. */
const cookieJson = fc
  .oneof(
    fc.jsonValue(),
    fc.record({
      kind: fc.constantFrom('error', 'success', 'constructor'),
      title: fc.jsonValue(),
      description: fc.jsonValue(),
      link: fc.jsonValue(),
    }),
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64'))

const oddCookie = fc
  .tuple(
    fc.constantFrom(
      'toast',
      'bookings',
      'view',
      'saaf-known-device',
      'payload-token',
      'payload-theme',
      'payload-lng',
      'payload-locale',
      '__proto__',
    ),
    fc.oneof(shortText, shortText.map(percentEncode), cookieJson),
  )
  .map(([name, value]) => `${name}=${value.replace(/[\r\n;]/g, '')}`)

function body(endpoint: Endpoint, { validValues }: RequestSources): Arbitrary<RequestContent> {
  if (endpoint.path === '/cms') return serverAction
  const validFields = validValues[endpoint.collection ?? endpoint.global ?? ''] ?? {}
  const fields = Object.entries(validFields).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return endpoint.app === 'site'
    ? mostly(formBody(fields), jsonBody(validFields))
    : fc.oneof(
        { weight: 6, arbitrary: jsonBody(validFields) },
        multipart(validFields),
        formBody(fields),
      )
}

function jsonBody(valid: Record<string, unknown>): Arbitrary<RequestContent> {
  const json = mostly(
    mutateFields(valid).map((value) => JSON.stringify(value)),
    brokenJson,
  )
  const type = mostly(
    fc.constant('application/json'),
    fc.constantFrom('text/plain', 'application/json; charset=x', 'x'),
  )
  return fc.tuple(json, type).map(([text, type]) => withContentType(type, Buffer.from(text)))
}

/** Could make conform create a billion array items, or fail to parse its state. */
const conformFields: [string, string][] = [
  ['__intent__', '{"type":"update","payload":{"name":"x","index":999999999,"value":"1"}}'],
  ['__intent__', '{"type":"x"}'],
  ['__state__', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['__state__', 'x'],
]

function formBody(valid: [string, string][]): Arbitrary<RequestContent> {
  const change = fc.tuple(fc.nat(), fc.option(hostileText, { nil: undefined }), fc.boolean())
  const type = mostly(
    fc.constant('application/x-www-form-urlencoded'),
    fc.constantFrom('multipart/form-data', 'application/x-www-form-urlencoded; charset=utf-16'),
    20,
  )
  const conformField = fc.option(fc.constantFrom(...conformFields), { freq: 10, nil: undefined })
  return fc
    .tuple(fc.array(change, { maxLength: 2 }), type, conformField)
    .map(([changes, type, conformField]) => {
      const pairs: [string, string][] = valid.map(([name, value]) => [name, value])
      if (conformField) pairs.push(conformField)
      for (const [number, value, isRepeated] of changes) {
        const index = number % (pairs.length || 1)
        const [name] = pairs[index] ?? ['name']
        if (value === undefined) pairs.splice(index, 1)
        else if (isRepeated) pairs.push([name, value])
        else pairs[index] = [name, value]
      }
      const text = pairs.map((pair) => pair.map(percentEncode).join('=')).join('&')
      return withContentType(type, Buffer.from(text))
    })
}

function multipart(valid: Record<string, unknown>): Arbitrary<RequestContent> {
  const filename = shortText.map((text) => text.replace(/[\r\n"]/g, ''))
  const mime = fc.constantFrom('image/png', 'image/svg+xml', 'text/html', 'x')
  const content = fc.constantFrom(
    '',
    'not a picture',
    '\x89PNG\r\n\x1a\n',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  )
  const end = mostly(fc.constant('--x--\r\n'), fc.constantFrom('--x', '--y--', ''))
  const part = mostly(
    mutateFields(valid).map((value) => JSON.stringify(value)),
    brokenJson,
  )
  return fc
    .tuple(part, filename, mime, content, end)
    .map(([json, filename, mime, content, end]) => {
      const text = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${toLatin1(json)}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${mime}\r\n\r\n${content}\r\n${end}`
      return withContentType('multipart/form-data; boundary=x', Buffer.from(text, 'latin1'))
    })
}

/** Names come from the build and Payload's source. */
const serverAction: Arbitrary<RequestContent> = (() => {
  const { node } = JSON.parse(
    readFileSync('cms/.next/server/server-reference-manifest.json', 'utf8'),
  ) as { node: Record<string, unknown> }
  const functions = readFileSync(
    'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
    'utf8',
  )
  const names = [...functions.matchAll(/^ {2}'?([a-z-]+)'?: \w+Handler/gm)].map(([, name]) => name!)
  const args = fc.dictionary(
    fc.constantFrom(
      'collectionSlug',
      'globalSlug',
      'schemaPath',
      'docPermissions',
      'data',
      'operation',
      'id',
      'docID',
      'columns',
      'query',
      'path',
      'type',
      'formState',
    ),
    mostly(
      fc.constantFrom<unknown>(
        'services',
        'home-page',
        'users',
        'bookings',
        'create',
        'update',
        {},
      ),
      hostileJson,
      2,
    ),
    { maxKeys: 5 },
  )
  return fc
    .tuple(
      fc.constantFrom(...Object.keys(node), 'none'),
      mostly(fc.constantFrom(...names), hostileText),
      args,
      mostly(fc.constant(''), brokenJson),
    )
    .map(([id, name, args, broken]) => ({
      headers: [
        ['Next-Action', id],
        ['Content-Type', 'text/plain;charset=UTF-8'],
      ],
      body: Buffer.from(broken || JSON.stringify([{ name, args }])),
    }))
})()

function withContentType(type: string, body: Buffer): RequestContent {
  return { headers: [['Content-Type', type]], body }
}
