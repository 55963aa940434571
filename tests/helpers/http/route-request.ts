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

export interface RouteResponse<Data = unknown> {
  status: number
  headers: Headers
  location: string | null
  /** Undefined unless the response is a page. */
  data: Data | undefined
  body: Buffer
  text: string
}

type PageData<Reply> = Unwrapped<Exclude<Awaited<Reply>, Response>>
type Unwrapped<Reply> = Reply extends { data: infer Data; init: unknown } ? Data : Reply

export function get<Reply>(
  { loader, headers }: LoaderRoute<Reply>,
  path: string,
  options: RequestOptions = {},
): Promise<RouteResponse<PageData<Reply>>> {
  const reply = callHandler(loader, createRequest(path, options), options)
  return reply.then((result) => toRouteResponse(result, headers, 'loaderHeaders'))
}

export function post<Reply>(
  { action, headers }: ActionRoute<Reply>,
  path: string,
  form: Record<string, string> | URLSearchParams | string,
  options: RequestOptions = {},
): Promise<RouteResponse<PageData<Reply>>> {
  const body = typeof form === 'string' ? form : new URLSearchParams(form)
  const init = { method: 'POST', body }
  const reply = callHandler(action, createRequest(path, options, init), options)
  return reply.then((result) => toRouteResponse(result, headers, 'actionHeaders'))
}

export async function readToast({ headers }: RouteResponse) {
  const cookies = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return (await takeToast(new Request('http://localhost', { headers: { Cookie: cookies } }))).toast
}

/** Attribute names are in lower case. */
export function readCookie({ headers }: Pick<RouteResponse, 'headers'>, name: string) {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
  if (cookie === undefined) return null
  const [[, value = ''] = [], ...attributes] = cookie.split('; ').map((part) => part.split('='))
  const lowerCased = attributes.map(([key = '', value = '']) => [key.toLowerCase(), value] as const)
  return { value, attributes: Object.fromEntries(lowerCased) as Record<string, string> }
}

function createRequest(
  path: string,
  { as, headers: extraHeaders, method }: RequestOptions,
  init?: RequestInit,
): Request {
  const headers = { ...(as?.token && { Cookie: `payload-token=${as.token}` }), ...extraHeaders }
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

async function toRouteResponse<Data>(
  reply: unknown,
  routeHeaders: HeadersFunction | undefined,
  headersKey: 'loaderHeaders' | 'actionHeaders',
): Promise<RouteResponse<Data>> {
  if (reply instanceof Response) {
    const { status, headers } = reply
    const body = Buffer.from(await reply.arrayBuffer())
    const location = headers.get('Location')
    return { status, headers, location, data: undefined, body, text: body.toString() }
  }
  const { data, init } = isWrapped(reply) ? reply : { data: reply, init: null }
  const replyHeaders = new Headers(init?.headers)
  const headersArgs = {
    loaderHeaders: new Headers(),
    actionHeaders: new Headers(),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
    [headersKey]: replyHeaders,
  }
  const headers = new Headers(routeHeaders?.(headersArgs))
  // Remix adds cookies even if the route's `headers` function omits them.
  for (const cookie of replyHeaders.getSetCookie()) headers.append('Set-Cookie', cookie)
  const status = init?.status ?? 200
  const emptyBody = { location: null, body: Buffer.alloc(0), text: '' }
  return { status, headers, data: data as Data, ...emptyBody }
}

function isWrapped(reply: unknown): reply is { data: unknown; init: ResponseInit | null } {
  return (reply as { type?: string } | null)?.type === 'DataWithResponseInit'
}
