import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'

/** Every address of the site, and the module that answers it. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('locations', 'routes/site/locations.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('privacy', 'routes/site/privacy.tsx'),
    route('booking', 'routes/booking/book.tsx'),
    route('booking/find', 'routes/manage/find-link.tsx'),
    route('booking/manage/:key', 'routes/manage/booking.tsx'),
    route('booking/manage/:key/cancel', 'routes/manage/cancel.tsx'),
    route('booking/manage/:key/reschedule', 'routes/manage/reschedule.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('booking/days', 'routes/booking/days.ts'),
  route('booking/manage/:key/pickup.ics', 'routes/manage/calendar-file.ts'),
  ...prefix('admin', [
    index('routes/staff/admin.ts'),
    layout('routes/staff/layout.tsx', [
      route('login', 'routes/staff/sign-in.tsx'),
      route('dashboard', 'routes/staff/dashboard.tsx'),
      route('bookings/new', 'routes/staff/new-booking.tsx'),
      route('bookings/:reference', 'routes/staff/booking.tsx'),
      route('bookings/:reference/change', 'routes/staff/change-booking.tsx'),
      route('customers', 'routes/staff/customers.tsx'),
    ]),
    route('sign-out', 'routes/staff/sign-out.ts'),
    route('bookings/events', 'routes/staff/booking-events.ts'),
    route('bookings/:reference/days', 'routes/staff/change-days.ts'),
    route('customers/download', 'routes/staff/customers-download.ts'),
  ]),
  route('cms/*', 'routes/files/cms.ts'),
  route('healthz', 'routes/files/healthz.ts'),
  route('media/:filename', 'routes/files/media.ts'),
  route('share/:file', 'routes/files/share-picture.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('site.webmanifest', 'routes/files/webmanifest.ts'),
  route('speculation-rules.json', 'routes/files/speculation-rules.ts'),
] satisfies RouteConfig
