/** Pages that search engines may index. */
export const sitePages = {
  home: { path: '/' },
  services: { path: '/services' },
  about: { path: '/about' },
  locations: { path: '/locations' },
  contact: { path: '/contact' },
  booking: { path: '/booking' },
  privacy: { path: '/privacy' },
} as const

export type PageName = keyof typeof sitePages

export const pageNames = Object.keys(sitePages) as PageName[]

export const pageAnchors = {
  guarantee: 'guarantee',
  prices: 'prices',
  serviceArea: 'service-area',
  team: 'team',
  testimonials: 'testimonials',
} as const
