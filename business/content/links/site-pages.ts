/** Pages that search engines may index. */
export const sitePages = {
  home: { path: '/', name: 'Home' },
  services: { path: '/services', name: 'Services' },
  about: { path: '/about', name: 'About' },
  locations: { path: '/locations', name: 'Locations' },
  contact: { path: '/contact', name: 'Contact' },
  booking: { path: '/booking', name: 'Schedule Pickup' },
  privacy: { path: '/privacy', name: 'Privacy' },
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
