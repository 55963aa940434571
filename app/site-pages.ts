import type { Pages } from './site-content'

export type PageName = keyof Pages

/** The pages that visitors may find by searching: where each stands, and what a trail of links calls it. */
export const sitePages: Record<PageName, { path: string; name: string }> = {
  home: { path: '/', name: 'Home' },
  services: { path: '/services', name: 'Services' },
  about: { path: '/about', name: 'About' },
  locations: { path: '/locations', name: 'Locations' },
  contact: { path: '/contact', name: 'Contact' },
  booking: { path: '/booking', name: 'Schedule Pickup' },
}

export const pageNames = Object.keys(sitePages) as PageName[]
