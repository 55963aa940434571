import type {
  BreadcrumbList,
  DryCleaningOrLaundry,
  GeoCoordinates,
  Graph,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  Service as ServiceNode,
  WebSite,
} from 'schema-dts'
import type { Branch, Business } from '#app/models/content/business.server.ts'
import type { Service, SiteContent } from '#app/models/content/content.server.ts'
import type { Address, MapPoint } from '#business/content/map-links.ts'
import type { Price } from '#business/content/prices.ts'
import { pageAnchors, type PageName, sitePages } from '#business/content/site-pages.ts'
import { type Language, languages, localPath } from '#business/languages/languages.ts'
import { type DayHours, isOpenDay, weekdays } from '#business/pickups/opening-hours.ts'
import type { Words } from '#business/words/sentence.ts'

type StructuredWords = Pick<Words, 'pageNames' | 'serviceTypes'>

const metresInMile = 1609.344

/**
 * The same business has the same ID in all languages. Describes only what the CMS has: no rating
 * that nobody entered.
 */
export function structuredData(
  page: PageName,
  { business, branches, services, prices, pages }: SiteContent,
  { siteUrl, language, words }: { siteUrl: string; language: Language; words: StructuredWords },
): Graph {
  const absolute = (path: string) => siteUrl + path
  const local = (path: string) => absolute(localPath(language, path))
  const businessId = absolute('/#business')
  const picture = pages.home.hero.picture
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...businessNode(business),
        '@id': businessId,
        url: local('/'),
        image: absolute(picture ? picture.src : '/icons/icon-512.png'),
        logo: absolute('/icons/icon-512.png'),
        ...(services.length + prices.length > 0 && {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: words.pageNames.services,
            itemListElement: [
              ...services.map((service) => ({
                '@type': 'Offer' as const,
                itemOffered: serviceNode(service, local(`/services#${service.slug}`)),
              })),
              ...prices.map((price) =>
                priceNode(price, local(`/services#${pageAnchors.prices}`), words),
              ),
            ],
          },
        }),
      },
      ...branches.map((branch) => ({
        ...branchNode(branch, business),
        '@id': absolute(`/locations#${branch.slug}`),
        url: local(`/locations#${branch.slug}`),
        ...(picture && { image: absolute(picture.src) }),
        parentOrganization: { '@id': businessId },
      })),
      {
        '@type': 'WebSite',
        '@id': `${local('/')}#website`,
        url: local('/'),
        name: business.name,
        inLanguage: languages[language].locale,
        publisher: { '@id': businessId },
      } satisfies WebSite,
      ...(page === 'home' ? [] : [breadcrumbs(page, local, words)]),
    ],
  }
}

type ShopNode = Exclude<DryCleaningOrLaundry, string>

function businessNode(business: Business) {
  const { name, phone, email, address, mapPoint, week, holidays, socialLinks, claims } = business
  return {
    '@type': 'DryCleaningOrLaundry',
    name,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address: addressNode(address) }),
    ...(mapPoint && { geo: geoNode(mapPoint) }),
    openingHoursSpecification: weekNodes(week),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: holidays.map(holidayNode) }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    ...(business.foundedYear && { foundingDate: String(business.foundedYear) }),
    ...(claims.serviceRadiusMiles &&
      mapPoint && {
        areaServed: {
          '@type': 'GeoCircle',
          geoMidpoint: geoNode(mapPoint),
          geoRadius: String(Math.round(claims.serviceRadiusMiles * metresInMile)),
        },
      }),
    ...(claims.rating &&
      claims.reviews && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: claims.rating,
          reviewCount: claims.reviews,
        },
      }),
  } satisfies ShopNode
}

function branchNode({ name, phone, address, mapPoint, week }: Branch, business: Business) {
  return {
    '@type': 'DryCleaningOrLaundry',
    name: `${business.name}, ${name}`,
    telephone: phone,
    address: addressNode(address),
    ...(mapPoint && { geo: geoNode(mapPoint) }),
    openingHoursSpecification: weekNodes(week),
    ...(business.holidays.length > 0 && {
      specialOpeningHoursSpecification: business.holidays.map(holidayNode),
    }),
  } satisfies ShopNode
}

function serviceNode({ title, description }: Service, url: string): ServiceNode {
  return { '@type': 'Service', name: title, serviceType: title, description, url }
}

function priceNode(
  { item, service, fromPaise, unit }: Price,
  url: string,
  { serviceTypes }: StructuredWords,
): Offer {
  return {
    '@type': 'Offer',
    url,
    itemOffered: { '@type': 'Service', name: item, serviceType: serviceTypes[service].label },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'INR',
      minPrice: fromPaise / 100,
      ...(unit && { unitText: unit }),
    },
  }
}

function addressNode({ street, city, state, zip, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: country,
  }
}

function geoNode({ latitude, longitude }: MapPoint): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

const closedHours = { opensAt: '00:00', closesAt: '00:00' }

/** Google expects a closed day to open and close at midnight. */
function weekNodes(week: DayHours[]): OpeningHoursSpecification[] {
  return week.map((day) => {
    const { opensAt, closesAt } = isOpenDay(day) ? day : closedHours
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[day.day],
      opens: opensAt,
      closes: closesAt,
    }
  })
}

function holidayNode({ date, label }: Business['holidays'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    name: label,
    validFrom: date,
    validThrough: date,
    opens: closedHours.opensAt,
    closes: closedHours.closesAt,
  }
}

function breadcrumbs(
  page: PageName,
  local: (path: string) => string,
  { pageNames }: StructuredWords,
): BreadcrumbList {
  const steps = ['home', page] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageNames[step],
      item: local(sitePages[step].path),
    })),
  }
}
