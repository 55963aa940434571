export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const

export type SocialNetwork = keyof typeof socialNetworks
