import { describe, expect, it } from 'vitest'
import type { Branch, Business } from '#app/models/content/business.server.ts'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { toBillSettings } from '#business/bills/bill-settings.ts'
import { weekdayValues } from '#business/pickups/opening-hours.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { structuredData } from './structured-data.ts'

const address = {
  street: '12 Veera Desai Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip: '400058',
  country: 'India',
}
const week = weekdayValues.map((day) => ({
  day,
  closed: day === 'sunday',
  opensAt: '09:00',
  closesAt: '20:00',
}))
const business: Business = {
  name: 'Saaf',
  phone: '+91 22 4000 1998',
  whatsapp: null,
  email: 'hello@saaf.example',
  address,
  mapPoint: { latitude: 19.1351, longitude: 72.8357 },
  week,
  hours: [],
  holidays: [{ date: '2027-01-26', label: 'Republic Day' }],
  socialLinks: [{ network: 'instagram', url: 'https://www.instagram.com/saaf.example' }],
  foundedYear: 1998,
  yearsInBusiness: '25+',
  pickupRules: toPickupRules({}),
  bills: toBillSettings(null, 'Saaf'),
  claims: {
    customers: null,
    garments: null,
    rating: 4.8,
    reviews: 250,
    serviceRadiusMiles: 10,
  },
}
const juhu: Branch = {
  id: 'andheri',
  slug: 'juhu',
  name: 'Juhu',
  mainBranch: false,
  phone: '022 4000 1996',
  address,
  mapPoint: null,
  week,
  hours: [],
}
const content = {
  business,
  branches: [juhu],
  prices: [{ item: 'Silk sari', service: 'dry-cleaning', fromPaise: 29950, unit: 'a piece' }],
  services: [
    {
      slug: 'laundry',
      title: 'Laundry',
      description: 'Washed and folded.',
      items: [],
      icon: null,
      picture: null,
      featured: true,
      bookedAs: null,
    },
  ],
  pages: { home: { hero: { picture: null } } },
} as unknown as SiteContent

function nodes(page: Parameters<typeof structuredData>[0], changes: object = {}) {
  const data = structuredData(
    page,
    { ...content, ...changes },
    { siteUrl: 'https://saaf.example', language: 'en', words: wordsFor('en') },
  )
  return data['@graph'] as unknown as Record<string, unknown>[]
}

const businessNode = (changes?: object) => nodes('home', changes)[0]!

describe('structuredData', () => {
  it('describes the business: contact, location, founding year and service radius', () => {
    expect(businessNode()).toMatchObject({
      '@type': 'DryCleaningOrLaundry',
      '@id': 'https://saaf.example/#business',
      name: 'Saaf',
      telephone: '+91 22 4000 1998',
      address: { streetAddress: '12 Veera Desai Road', postalCode: '400058' },
      geo: { latitude: 19.1351, longitude: 72.8357 },
      foundingDate: '1998',
      areaServed: { geoRadius: '16093' },
      sameAs: ['https://www.instagram.com/saaf.example'],
    })
  })

  it('lists every day, including closed ones, and holidays', () => {
    const { openingHoursSpecification, specialOpeningHoursSpecification } = businessNode()
    expect(openingHoursSpecification).toHaveLength(7)
    expect(openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Monday',
      opens: '09:00',
      closes: '20:00',
    })
    expect(openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Sunday',
      opens: '00:00',
      closes: '00:00',
    })
    expect(specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2027-01-26', validThrough: '2027-01-26' },
    ])
  })

  it('includes a rating only together with the number of reviews', () => {
    expect(businessNode()).toHaveProperty('aggregateRating.ratingValue', 4.8)
    for (const missing of ['rating', 'reviews']) {
      const claims = { ...business.claims, [missing]: null }
      expect(businessNode({ business: { ...business, claims } })).not.toHaveProperty(
        'aggregateRating',
      )
    }
  })

  it('lists every branch as part of the business, and every service', () => {
    const branch = nodes('home')[1]
    expect(branch).toMatchObject({
      name: 'Saaf, Juhu',
      url: 'https://saaf.example/locations#juhu',
      parentOrganization: { '@id': 'https://saaf.example/#business' },
    })
    expect(branch).not.toHaveProperty('geo')
    expect(businessNode()).toMatchObject({
      hasOfferCatalog: {
        itemListElement: [
          { itemOffered: { name: 'Laundry' } },
          {
            url: 'https://saaf.example/services#prices',
            itemOffered: { name: 'Silk sari', serviceType: 'Dry Cleaning' },
            priceSpecification: { priceCurrency: 'INR', minPrice: 299.5, unitText: 'a piece' },
          },
        ],
      },
    })
  })

  it('has breadcrumbs from the home page to each other page', () => {
    const trail = nodes('about').at(-1)
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://saaf.example/' },
        { position: 2, name: 'About', item: 'https://saaf.example/about' },
      ],
    })
    expect(nodes('home').map((node) => node['@type'])).not.toContain('BreadcrumbList')
  })
})
