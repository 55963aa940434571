const page =
  'app/booking-form app/seo app/ui app/http app/models business environment.ts payload-types.ts'
const staffPage = `${page} app/staff/shell app/staff.css`

/** The rooms of the house, the lowest first, and those that each may take from besides itself. */
const rooms = {
  'business/words': '',
  'business/pickups': 'business/words',
  'business/bookings': 'business/pickups business/words',
  'business/insights': 'business/pickups business/words',
  'business/forms': 'business/words',
  'business/managing': 'business/bookings business/forms business/pickups business/words',
  'business/mails': 'business/managing business/bookings business/pickups business/words',
  'business/accounts': 'business/words',
  'business/activity': 'business/bookings business/mails business/pickups business/words',
  'business/watching': 'business/words',
  'business/content': 'business/bookings business/pickups business/words',

  'cms/logs': 'environment.ts',
  'cms/database': 'cms/logs business payload-types.ts environment.ts',
  'cms/access': 'cms/database business payload-types.ts',
  'cms/metrics': 'cms/database cms/logs business',
  'cms/change-feed': 'cms/database environment.ts',
  'cms/limits': 'cms/access cms/database cms/logs business environment.ts',
  'cms/second-step': 'cms/access cms/database business',
  'cms/preview': 'cms/access business environment.ts',
  'cms/fields': 'cms/access business',
  'cms/activity': 'cms/database cms/fields business',
  'cms/publishing': 'cms/access cms/activity cms/change-feed cms/fields cms/preview business',
  'cms/media': 'business payload-types.ts environment.ts',
  'cms/mail':
    'cms/access cms/database cms/logs cms/metrics business payload-types.ts environment.ts',
  'cms/old-bookings': 'cms/access cms/activity cms/database business',

  collections:
    'cms/old-bookings cms/access cms/activity cms/change-feed cms/database cms/fields cms/limits cms/mail cms/preview cms/publishing cms/second-step business payload-types.ts environment.ts',
  'payload.config.ts':
    'collections cms/access cms/database cms/fields cms/logs cms/mail cms/media cms/publishing business environment.ts',

  'cms/content': 'collections cms/database cms/fields cms/media business payload-types.ts',
  'cms/customers': 'cms/activity cms/database business payload-types.ts',
  'cms/worker':
    'payload.config.ts collections cms/change-feed cms/customers cms/database cms/limits cms/logs cms/mail cms/publishing business payload-types.ts environment.ts',
  'cms/watch':
    'payload.config.ts cms/database cms/limits cms/logs cms/mail cms/metrics business environment.ts',
  'cms/admin':
    'cms/database cms/old-bookings cms/second-step collections cms/fields business payload-types.ts environment.ts',
  'cms/app': 'payload.config.ts cms/admin cms/database cms/http business',
  'cms/http': 'business cms/limits cms/logs cms/metrics security-headers.ts environment.ts',
  'cms/proxy.ts': 'security-headers.ts environment.ts',
  'cms/instrumentation.ts': 'cms/start-process.ts',
  'cms/start-process.ts': 'cms/database cms/http cms/watch cms/worker environment.ts',

  'app/models':
    'payload.config.ts collections cms/access cms/activity cms/change-feed cms/customers cms/database cms/limits cms/logs cms/mail cms/media cms/metrics cms/preview business payload-types.ts environment.ts',
  'app/http':
    'app/models app/tailwind.css app/ui/parts/carousel-buttons.css cms/limits cms/logs cms/metrics business payload-types.ts security-headers.ts environment.ts',
  'app/ui': 'business',
  'app/seo': 'app/ui app/http app/models business environment.ts',
  'app/booking-form': 'app/ui app/http app/models business',
  'app/site': page,
  'app/booking': page,
  'app/manage': page,
  'app/files': page,
  'app/staff/shell': staffPage,
  'app/staff/bookings': staffPage,
  'app/staff/dashboard': `${staffPage} app/staff/bookings`,
  'app/staff/[^/]+': staffPage,
  'app/[^/]+':
    'app/ui app/http app/models app/routes.ts cms/database cms/logs business environment.ts',
  'server.ts': 'app/entry.server.tsx',
}

const ours = '^(app|business|cms|collections|migrations|scripts|tests|bench)/|^[^/]+\\.ts$'
const test = '\\.test\\.tsx?$'
const react = '^node_modules/(react|react-dom|@remix-run|@conform-to|next)/'
const payload = '^node_modules/(payload|@payloadcms)/'

const pathOf = (room) =>
  room === 'app/[^/]+' || /\.(tsx?|css)$/.test(room) ? `^${room}$` : `^${room}/`

const standsOn = Object.entries(rooms).map(([room, below]) => ({
  name: `${room} stands on ${below || 'nothing of ours'}`,
  severity: 'error',
  from: { path: pathOf(room), pathNot: test },
  to: {
    path: ours,
    pathNot: [room, ...below.split(' ').filter(Boolean)].map(pathOf),
    // A part of a page may name the type of what a model gives it.
    ...(room === 'app/ui' && { dependencyTypesNot: ['type-only'] }),
  },
}))

/** What is in none of the rooms may import nothing: a new one needs its line in the table. */
const standsNowhere = {
  name: 'every room is in the table',
  severity: 'error',
  from: {
    path: '^(app|business|cms|collections)/',
    pathNot: [test, 'next\\.config', ...Object.keys(rooms).map(pathOf)],
  },
  to: { path: ours },
}

/** What a room never imports. */
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { pathNot: test, ...from },
  to,
})

export default {
  forbidden: [
    ...standsOn,
    standsNowhere,
    never('no circles', {}, { circular: true }),
    never(
      'rules know only zod and the library of dates',
      { path: '^business/' },
      { pathNot: '^business/|^node_modules/(zod|date-fns|@date-fns)/' },
    ),
    never('what is stored knows nothing of pages', { path: '^collections/' }, { path: react }),
    never('models know no pages', { path: '^app/models/' }, { path: react }),
    never('only models ask Payload', { path: '^app/(?!models/)' }, { path: payload }),
    {
      name: 'a neighbour by ./, everyone else by #',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: {
        path: ours,
        pathNot: '^$1/[^/]+$',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'what is imported is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is made by Payload, Next and Vite.
    exclude: { path: 'importMap\\.js$|^cms/\\.next/|^build/' },
    // Types too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
