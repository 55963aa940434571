import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { RouteTable } from './route-table.server.ts'

const route = (path: string | undefined, more: object = {}) => ({ path, module: {}, ...more })
const routes = {
  layout: route(undefined),
  home: route(undefined, {
    index: true,
    parentId: 'layout',
    module: { handle: { static: true } },
  }),
  about: route('about', { parentId: 'layout', module: { handle: { static: true } } }),
  manage: route('booking/manage/:key', { parentId: 'layout' }),
  login: route('admin/login'),
  cms: route('cms/*'),
  nowhere: route('*', { parentId: 'layout', module: { handle: { static: true } } }),
}
const build = {
  routes: Object.fromEntries(Object.entries(routes).map(([id, rest]) => [id, { id, ...rest }])),
  assets: { routes },
} as unknown as ServerBuild
const table = new RouteTable(build)

describe('RouteTable', () => {
  it('lists the static paths without the not-found page', () => {
    expect(table.staticPaths).toEqual(['/', '/about'])
  })

  it.each([
    ['/', '/', '/'],
    ['//', '/', '/'],
    ['/about', '/about', '/about'],
    ['/About/', '/about', '/about'],
    ['/%61bout', '/about', '/about'],
    ['//about', '/about', '/about'],
    ['/ADMIN//login', '/admin/login', '/admin/login'],
    ['/Booking/manage/AbC%2F', '/booking/manage/AbC%2F', '/booking/manage/:key'],
    ['/CMS/Collections/X', '/cms/Collections/X', '/cms/*'],
    ['/CMS', '/cms', '/cms/*'],
  ])('resolves %s to %s', (typed, canonical, pattern) => {
    expect(table.find(typed)).toEqual({ canonical, pattern })
  })

  it.each(['/nowhere', '//evil.example/about', '/about/more', '/%0A', '/हिन्दी', '/a\\b'])(
    'leaves the unknown path %s unchanged',
    (typed) => expect(table.find(typed)).toEqual({ canonical: typed, pattern: '*' }),
  )

  it.each([
    ['/', ['layout', 'home']],
    ['/booking/manage/:key', ['layout', 'home', 'manage']],
    ['/admin/login', ['layout', 'home', 'login']],
    ['*', Object.keys(routes)],
  ])('reduces the build to the routes around %s', (pattern, ids) => {
    const part = table.buildFor(pattern)
    expect(Object.keys(part.routes)).toEqual(ids)
    expect(Object.keys(part.assets.routes)).toEqual(ids)
  })
})
