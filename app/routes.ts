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
    index('staff/shell/dashboard-redirect.ts'),
    layout('staff/shell/layout.tsx', [
      route('login', 'staff/sign-in/sign-in.tsx'),
      layout('staff/shell/app-shell.tsx', [
        route('dashboard', 'staff/dashboard/dashboard.tsx'),
        route('bookings/new', 'staff/new-booking/new-booking.tsx'),
        route('bookings/:reference', 'staff/booking/booking.tsx'),
        route('bookings/:reference/change', 'staff/booking/change.tsx'),
        route('bookings/:reference/bill', 'staff/booking/bill.tsx'),
        route('bookings/:reference/delivery', 'staff/booking/delivery.tsx'),
        route('bookings/:reference/customer', 'staff/customers/customer.tsx'),
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
    route('bookings.csv', 'staff/dashboard/bookings-csv.ts'),
    route('search', 'staff/shell/search.ts'),
    route('bookings/caller', 'staff/new-booking/caller.ts'),
    route('dashboard/counts', 'staff/dashboard/work-counts.ts'),
    route('bookings/events', 'staff/dashboard/update-stream.ts'),
    route('bookings/:reference?/days', 'staff/booking/pickup-days.ts'),
    route('customers/download', 'staff/customers/customers-download.ts'),
  ]),
  route('cms/*', 'resources/cms.ts'),
  ...routes('resources/health.ts', ['healthz', 'readyz']),
  ...routes('resources/pictures.ts', ['media/:filename', 'share/:file']),
  ...routes('resources/site-files.ts', ['robots.txt', 'sitemap.xml', 'speculation-rules.json']),
] satisfies RouteConfig

function routes(file: string, paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, file, { id: path.replace(/\W+/g, '-') }))
}

/** Literal prefixes: `:lang?` would match any path. All languages share the files, not the IDs. */
function visitorRoutes(language: Language): RouteConfigEntry[] {
  const options = (file: string) => ({ id: withLanguage(language, file.replace(/\.tsx?$/, '')) })
  const page = (path: string, file: string) => route(path, file, options(file))
  const home = 'site/home.tsx'
  const entries = [
    layout('site/layout.tsx', { id: siteRouteId(language) }, [
      index(home, options(home)),
      page('about', 'site/about.tsx'),
      page('services', 'site/services.tsx'),
      page('locations', 'site/locations.tsx'),
      page('contact', 'site/contact.tsx'),
      page('privacy', 'site/privacy.tsx'),
      page('booking', 'booking/book.tsx'),
      page('booking/find', 'manage/find-link-page.tsx'),
      page('booking/manage/:key', 'manage/booking-page.tsx'),
      page('booking/manage/:key/cancel', 'manage/cancel-page.tsx'),
      page('booking/manage/:key/reschedule', 'manage/reschedule-page.tsx'),
      page('booking/manage/:key/delivery', 'manage/delivery-page.tsx'),
      page('*', 'site/not-found.tsx'),
    ]),
    page('booking/days', 'booking/days.ts'),
    page('booking/manage/:key/pickup.ics', 'manage/calendar-file.ts'),
    page('booking/manage/:key/upi.png', 'manage/upi-code.ts'),
    page('site.webmanifest', 'resources/web-manifest.ts'),
  ]
  const pathPrefix: string = languages[language].pathPrefix
  return pathPrefix ? prefix(pathPrefix.slice(1), entries) : entries
}
