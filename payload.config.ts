import path from 'node:path'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { businessTimeZone } from '#business/pickups/local-time.ts'
import { Activities } from '#collections/activities.ts'
import { Bills } from '#collections/bills/index.ts'
import { BookingEvents } from '#collections/booking-events.ts'
import { Bookings } from '#collections/bookings/index.ts'
import { Branches } from '#collections/branches/index.ts'
import { BusinessInfo } from '#collections/business-info.ts'
import { ContactMessages } from '#collections/contact-messages/index.ts'
import { CustomerPreferences } from '#collections/customers/index.ts'
import { Emails } from '#collections/emails.ts'
import { MailTexts } from '#collections/mail-texts.ts'
import { Media, uploadLimits } from '#collections/media/index.ts'
import { mediaStorage } from '#collections/media/storage.ts'
import { Offers } from '#collections/offers.ts'
import { AboutPage } from '#collections/pages/about-page.ts'
import { BookingPage } from '#collections/pages/booking-page.ts'
import { ContactPage } from '#collections/pages/contact-page.ts'
import { HomePage } from '#collections/pages/home-page.ts'
import { LocationsPage } from '#collections/pages/locations-page.ts'
import { PrivacyPage } from '#collections/pages/privacy-page.ts'
import { ServicesPage } from '#collections/pages/services-page.ts'
import { SiteLayout } from '#collections/pages/site-layout.ts'
import { Prices } from '#collections/prices.ts'
import { Services } from '#collections/services.ts'
import { TeamMembers } from '#collections/team-members.ts'
import { Testimonials } from '#collections/testimonials.ts'
import { Users } from '#collections/users/index.ts'
import { cleanTexts } from '#platform/api/clean-texts.ts'
import { restrictPayloadCollections } from '#platform/api/payload-collections.ts'
import { restrictPayloadEndpoints } from '#platform/api/payload-endpoints.ts'
import { rejectWrongTypes } from '#platform/api/reject-wrong-types.ts'
import { resilientPostgres } from '#platform/database/postgres.ts'
import { contentLanguages, supportTranslators } from '#platform/fields/content-languages.ts'
import { showReadableValues } from '#platform/fields/date-fields.ts'
import { richTextEditor } from '#platform/fields/rich-text-editor.ts'
import { log } from '#platform/logs/log.ts'
import { createMailAdapter } from '#platform/mail/sending/mail-adapter.ts'
import { adminTranslations } from '#platform/publishing/admin-translations.ts'
import { publishingPlugin } from '#platform/publishing/publishing-plugin.ts'
import { environment } from './environment.ts'

// Vite bundles this file; paths start at the working directory.
const root = process.cwd()

export default buildConfig({
  secret: environment.secret ?? '',
  serverURL: environment.cmsUrl,
  csrf: [environment.siteUrl, environment.cmsUrl],
  routes: { admin: '/cms' },
  admin: {
    user: Users.slug,
    // `gravatar` queries a public service.
    avatar: 'default',
    importMap: {
      // Relative: Payload sends these paths to browsers.
      baseDir: '.',
      importMapFile: 'cms/app/(payload)/cms/importMap.js',
    },
    // cms/app adds the business's name.
    meta: { titleSuffix: '', icons: [{ rel: 'icon', url: `${environment.siteUrl}/favicon.svg` }] },
    timezones: {
      defaultTimezone: businessTimeZone,
      supportedTimezones: [{ value: businessTimeZone, label: 'Mumbai' }],
    },
    components: {
      views: {
        dashboard: { Component: '/cms/admin/start/start-page#StartPage' },
        login: { Component: '/cms/admin/account/sign-in-view#SignInView' },
      },
      graphics: { Logo: '/cms/admin/brand#Logo', Icon: '/cms/admin/brand#Icon' },
      afterNavLinks: ['/cms/admin/nav-links#NavLinks'],
      providers: [
        '/cms/admin/network-errors#NetworkErrors',
        '/cms/admin/repaired-markup#RepairedMarkup',
        '/cms/admin/start/linked-field#LinkedField',
      ],
    },
  },
  collections: [
    Bookings,
    ContactMessages,
    Emails,
    BookingEvents,
    Bills,
    CustomerPreferences,
    Activities,
    Branches,
    Services,
    Prices,
    Offers,
    Testimonials,
    TeamMembers,
    Media,
    Users,
  ],
  globals: [
    BusinessInfo,
    HomePage,
    AboutPage,
    ServicesPage,
    LocationsPage,
    ContactPage,
    BookingPage,
    PrivacyPage,
    SiteLayout,
    MailTexts,
  ],
  editor: richTextEditor,
  i18n: { translations: { en: adminTranslations } },
  localization: contentLanguages,
  // Pages include the fields of `seoPlugin` themselves; the plugin adds their translations.
  plugins: [seoPlugin({}), mediaStorage, publishingPlugin],
  email: createMailAdapter(environment),
  // Only the worker runs scheduled publications.
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
    deleteJobOnComplete: true,
  },
  logger: log,
  sharp,
  upload: uploadLimits,
  graphQL: { disable: true },
  telemetry: false,
  // `npm run check` generates them. Otherwise each development process would start another.
  typescript: { outputFile: path.join(root, 'payload-types.ts'), autoGenerate: false },
  db: resilientPostgres({
    idType: 'uuid',
    allowIDOnCreate: true,
    push: false,
    migrationDir: path.join(root, 'migrations'),
    pool: {
      connectionString: environment.databaseUrl,
      max: environment.databaseConnections,
      connectionTimeoutMillis: 30_000,
    },
  }),
})
  .then(restrictPayloadCollections)
  .then(restrictPayloadEndpoints)
  .then(cleanTexts)
  .then(rejectWrongTypes)
  .then(showReadableValues)
  .then(supportTranslators)
