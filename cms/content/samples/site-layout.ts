import type { SiteLayout } from '#payload-types.ts'

export const siteLayout: Omit<SiteLayout, 'id'> = {
  tagline: 'Dry cleaning, laundry and shoe care. Collected from your door.',
  copyright: 'Saaf Garment Care, Mumbai',
}
