/** Where a business may be found besides its own site, and how that place is called. */
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const

export type SocialNetwork = keyof typeof socialNetworks
