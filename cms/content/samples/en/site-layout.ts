import type { SiteLayout } from '#payload-types.ts'

export const siteLayout = {
  tagline: 'Dry cleaning, laundry and shoe care. Collected from your door.',
  copyright: 'Saaf Garment Care, Mumbai',
} satisfies Omit<SiteLayout, 'id'>
