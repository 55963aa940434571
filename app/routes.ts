import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@remix-run/route-config'
import { siteRouteId, withLanguage } from '#app/http/site-route-id.ts'
import { type Language, languageCodes, languages } from '#business/languages/languages.ts'

export default [
  ...languageCodes.flatMap(visitorRoutes),
  ...prefix('admin', [
    index('staff/shell/session/dashboard-redirect.ts'),
    layout('staff/shell/layout.tsx', [
      route('login', 'staff/sign-in/sign-in.tsx'),
      layout('staff/shell/app-shell.tsx', [
        route('dashboard', 'staff/dashboard/dashboard.tsx'),
        route('bookings/new', 'staff/new-booking/new-booking.tsx'),
        route('bookings/:reference', 'staff/bookings/booking.tsx'),
        route('bookings/:reference/change', 'staff/change-booking/change-booking.tsx'),
        route('bookings/:reference/bill', 'staff/bill/bill.tsx'),
        route('bookings/:reference/delivery', 'staff/delivery/delivery.tsx'),
        route('activity', 'staff/activity/activity.tsx'),
        route('messages', 'staff/messages/messages.tsx'),
        route('messages/:id', 'staff/messages/message.tsx'),
        route('run-sheet', 'staff/run-sheet/run-sheet.tsx'),
        route('insights', 'staff/insights/insights.tsx'),
        route('customers', 'staff/customers/customers.tsx'),
      ]),
    ]),
    route('app.webmanifest', 'resources/web-manifest.ts', { id: 'staff/web-manifest' }),
    route('sign-out', 'staff/sign-in/sign-out.ts'),
    route('remove-samples', 'staff/dashboard/remove-samples.ts'),
    route('bookings.csv', 'staff/bookings/bookings-csv.ts'),
    route('bookings/caller', 'staff/bookings/caller.ts'),
    route('dashboard/counts', 'staff/dashboard/work-counts.ts'),
    route('bookings/events', 'staff/bookings/update-stream.ts'),
    route('bookings/:reference/days', 'staff/change-booking/staff-pickup-days.ts'),
    route('customers/download', 'staff/customers/customers-download.ts'),
  ]),
  route('cms/*', 'resources/cms.ts'),
  ...routes('resources/health.ts', ['healthz', 'readyz']),
  ...routes('resources/pictures.ts', ['media/:filename', 'share/:file']),
  ...routes('resources/site-files.ts', ['robots.txt', 'sitemap.xml', 'speculation-rules.json']),
] satisfies RouteConfig

/** One module at several paths. */
function routes(file: string, paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, file, { id: path.replace(/\W+/g, '-') }))
}

/** Literal prefixes: `:lang?` would match any path. All languages share the files, not the IDs. */
function visitorRoutes(language: Language): RouteConfigEntry[] {
  const options = (file: string) => ({ id: withLanguage(language, file.replace(/\.tsx?$/, '')) })
  const page = (path: string, file: string) => route(path, file, options(file))
  const home = 'site/home/home.tsx'
  const entries = [
    layout('site/shell/layout.tsx', { id: siteRouteId(language) }, [
      index(home, options(home)),
      page('about', 'site/about/about.tsx'),
      page('services', 'site/services/services.tsx'),
      page('locations', 'site/locations/locations.tsx'),
      page('contact', 'site/contact/contact.tsx'),
      page('privacy', 'site/privacy/privacy.tsx'),
      page('booking', 'booking/book.tsx'),
      page('booking/find', 'manage/find-link/find-link.tsx'),
      page('booking/manage/:key', 'manage/booking/booking.tsx'),
      page('booking/manage/:key/cancel', 'manage/cancel.tsx'),
      page('booking/manage/:key/reschedule', 'manage/reschedule/reschedule.tsx'),
      page('booking/manage/:key/delivery', 'manage/delivery/delivery.tsx'),
      page('*', 'site/shell/not-found.tsx'),
    ]),
    page('booking/days', 'booking/days.ts'),
    page('booking/manage/:key/pickup.ics', 'manage/calendar-file.ts'),
    page('site.webmanifest', 'resources/web-manifest.ts'),
  ]
  const pathPrefix: string = languages[language].pathPrefix
  return pathPrefix ? prefix(pathPrefix.slice(1), entries) : entries
}
