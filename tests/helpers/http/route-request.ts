import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { takeToast } from '#app/http/toast.server.ts'

interface LoaderRoute<Reply> {
  loader: (args: LoaderFunctionArgs) => Reply
  headers?: HeadersFunction
}
interface ActionRoute<Reply> {
  action: (args: ActionFunctionArgs) => Reply
  headers?: HeadersFunction
}

export interface RequestOptions {
  as?: { token: string | null }
  params?: Record<string, string>
  headers?: Record<string, string>
  method?: 'HEAD'
}

/** Returned or thrown by a loader or action. */
export interface RouteResponse<Data = unknown> {
  status: number
  /** Includes `headers` of the route. */
  headers: Headers
  location: string | null
  /** Undefined if the response is no page. */
  data: Data | undefined
  /** Empty if the response is a page. */
  body: Buffer
  text: string
}

/** Page data, with or without `data()` around it. */
type PageData<Reply> = Unwrapped<Exclude<Awaited<Reply>, Response>>
type Unwrapped<Reply> = Reply extends { data: infer Data; init: unknown } ? Data : Reply

export function get<Reply>(
  { loader, headers }: LoaderRoute<Reply>,
  path: string,
  options: RequestOptions = {},
): Promise<RouteResponse<PageData<Reply>>> {
  const reply = callHandler(loader, requestFor(path, options), options)
  return reply.then((result) => toAnswer(result, headers, 'loaderHeaders'))
}

/** Posts a form as a browser without scripts does. */
export function post<Reply>(
  { action, headers }: ActionRoute<Reply>,
  path: string,
  form: Record<string, string> | URLSearchParams | string,
  options: RequestOptions = {},
): Promise<RouteResponse<PageData<Reply>>> {
  const body = typeof form === 'string' ? form : new URLSearchParams(form)
  const init = { method: 'POST', body }
  const reply = callHandler(action, requestFor(path, options, init), options)
  return reply.then((result) => toAnswer(result, headers, 'actionHeaders'))
}

export async function readToast({ headers }: RouteResponse) {
  const Cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return (await takeToast(new Request('http://localhost', { headers: { Cookie } }))).toast
}

/** Reads a Set-Cookie header. Attribute names are in lower case. */
export function readCookie({ headers }: Pick<RouteResponse, 'headers'>, name: string) {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  if (cookie === undefined) return null
  const [[, value = ''] = [], ...attributes] = cookie.split('; ').map((part) => part.split('='))
  const lowerCased = attributes.map(([key = '', value = '']) => [key.toLowerCase(), value] as const)
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

async function callHandler(
  handler: (args: LoaderFunctionArgs) => unknown,
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

async function toAnswer<Data>(
  reply: unknown,
  headersOf: HeadersFunction | undefined,
  headersKey: 'loaderHeaders' | 'actionHeaders',
): Promise<RouteResponse<Data>> {
  if (reply instanceof Response) {
    const { status, headers } = reply
    const body = Buffer.from(await reply.arrayBuffer())
    const location = headers.get('Location')
    return { status, headers, location, data: undefined, body, text: body.toString() }
  }
  const { data, init } = isWrapped(reply) ? reply : { data: reply, init: null }
  const own = new Headers(init?.headers)
  const none = { loaderHeaders: new Headers(), actionHeaders: new Headers() }
  const parts = {
    ...none,
    parentHeaders: new Headers(),
    errorHeaders: undefined,
    [headersKey]: own,
  }
  const headers = new Headers(headersOf?.(parts))
  // Remix adds cookies to a page's own headers.
  for (const cookie of own.getSetCookie()) headers.append('Set-Cookie', cookie)
  const status = init?.status ?? 200
  const nothing = { location: null, body: Buffer.alloc(0), text: '' }
  return { status, headers, data: data as Data, ...nothing }
}

function isWrapped(reply: unknown): reply is { data: unknown; init: ResponseInit | null } {
  return (reply as { type?: string } | null)?.type === 'DataWithResponseInit'
}
