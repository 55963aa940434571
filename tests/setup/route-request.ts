import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { takeToast } from '#app/http/toast.server.ts'

/** Route modules, as far as they answer requests. */
interface RouteToAsk<Reply> {
  loader: (asked: LoaderFunctionArgs) => Reply
  headers?: HeadersFunction
}
interface RouteToSendTo<Reply> {
  action: (asked: ActionFunctionArgs) => Reply
  headers?: HeadersFunction
}

export interface RequestOptions {
  /** Whose session the request carries: somebody of tests/access/doors.ts. */
  as?: { token: string | null }
  /** What the address names where `app/routes.ts` has a `:name`. */
  params?: Record<string, string>
  headers?: Record<string, string>
  method?: 'HEAD'
}

/** What a loader or an action has answered, or has thrown as its answer. */
export interface Answer<Data = unknown> {
  status: number
  /** With what the route's `headers` say of its page. */
  headers: Headers
  location: string | null
  /** What the page is given; undefined where the answer is no page. */
  data: Data | undefined
  /** All of an answer that is no page, as it came and as text. */
  body: Buffer
  text: string
}

/** What a page is given, with or without a status and headers around it. */
type Given<Reply> = Unwrapped<Exclude<Awaited<Reply>, Response>>
type Unwrapped<Reply> = Reply extends { data: infer Data; init: unknown } ? Data : Reply

/** Asks the loader of a route for a path. */
export function get<Reply>(
  { loader, headers }: RouteToAsk<Reply>,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<Given<Reply>>> {
  const reply = replyTo(loader, requestFor(path, options), options)
  return reply.then((given) => answerOf(given, headers, 'loaderHeaders'))
}

/** Sends a form to the action of a route, as a browser without scripts does. */
export function post<Reply>(
  { action, headers }: RouteToSendTo<Reply>,
  path: string,
  form: Record<string, string> | URLSearchParams | string,
  options: RequestOptions = {},
): Promise<Answer<Given<Reply>>> {
  const body = typeof form === 'string' ? form : new URLSearchParams(form)
  const init = { method: 'POST', body }
  const reply = replyTo(action, requestFor(path, options, init), options)
  return reply.then((given) => answerOf(given, headers, 'actionHeaders'))
}

/** What the next page will say of what was done; null where it will say nothing. */
export async function toastAfter({ headers }: Answer) {
  const Cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return (await takeToast(new Request('http://localhost', { headers: { Cookie } }))).toast
}

/** A cookie that an answer leaves in the browser, with its attributes in lower case; null where there is none. */
export function cookieIn({ headers }: Pick<Answer, 'headers'>, name: string) {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  if (cookie === undefined) return null
  const [[, value = ''] = [], ...attributes] = cookie.split('; ').map((part) => part.split('='))
  const lowerCased = attributes.map(([key = '', said = '']) => [key.toLowerCase(), said] as const)
  return { value, attributes: Object.fromEntries(lowerCased) as Record<string, string> }
}

function requestFor(
  path: string,
  { as, headers: further, method }: RequestOptions,
  init?: RequestInit,
): Request {
  const headers = { ...(as?.token && { Cookie: `payload-token=${as.token}` }), ...further }
  return new Request(`http://localhost:3000${path}`, { method, ...init, headers })
}

async function replyTo(
  handler: (asked: LoaderFunctionArgs) => unknown,
  request: Request,
  { params = {} }: RequestOptions,
): Promise<unknown> {
  try {
    return await handler({ request, params, context: {} })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

async function answerOf<Data>(
  reply: unknown,
  headersOf: HeadersFunction | undefined,
  said: 'loaderHeaders' | 'actionHeaders',
): Promise<Answer<Data>> {
  if (reply instanceof Response) {
    const { status, headers } = reply
    const body = Buffer.from(await reply.arrayBuffer())
    const location = headers.get('Location')
    return { status, headers, location, data: undefined, body, text: body.toString() }
  }
  const { data, init } = isWrapped(reply) ? reply : { data: reply, init: null }
  const own = new Headers(init?.headers)
  const none = { loaderHeaders: new Headers(), actionHeaders: new Headers() }
  const parts = { ...none, parentHeaders: new Headers(), errorHeaders: undefined, [said]: own }
  const headers = new Headers(headersOf?.(parts))
  // Remix sends cookies along whatever a page's own headers are.
  for (const cookie of own.getSetCookie()) headers.append('Set-Cookie', cookie)
  const status = init?.status ?? 200
  const nothing = { location: null, body: Buffer.alloc(0), text: '' }
  return { status, headers, data: data as Data, ...nothing }
}

function isWrapped(reply: unknown): reply is { data: unknown; init: ResponseInit | null } {
  return (reply as { type?: string } | null)?.type === 'DataWithResponseInit'
}
