import type { Service } from '#payload-types'

interface SampleService extends Pick<
  Service,
  'title' | 'slug' | 'featured' | 'bookedAs' | 'icon' | 'description'
> {
  items: string[]
}

/** What the shop does; the order is the order on the Services page. */
export const services: SampleService[] = [
  {
    title: 'Dry Cleaning',
    slug: 'dry-cleaning',
    featured: true,
    bookedAs: 'dry-cleaning',
    icon: 'circle',
    description:
      'Suits, saris and sherwanis cleaned one at a time, in fresh solvent, and pressed by hand.',
    items: [
      'Suits, blazers and formal shirts',
      'Silk saris, with fall and pico checked',
      'Sherwanis and lehengas',
      'Woollens and winter coats',
      'Curtains and sofa covers',
    ],
  },
  {
    title: 'Shoe Cleaning',
    slug: 'shoe-cleaning',
    featured: true,
    bookedAs: 'shoes',
    icon: 'shoe',
    description:
      'Sneakers, leather and suede cleaned by hand at a bench, laces and insoles included.',
    items: [
      'White sneakers back to white',
      'Leather cleaned, fed and polished',
      'Suede brushed and proofed for the monsoon',
      'Laces and insoles washed',
    ],
  },
  {
    title: 'Laundry Services',
    slug: 'laundry-services',
    featured: true,
    bookedAs: 'laundry',
    icon: 'tub',
    description:
      'Everyday clothes and bed linen, washed by colour, dried properly and folded to fit your shelf.',
    items: [
      'Washed by colour, never mixed with others',
      'Bed sheets, towels and table linen',
      'Mild detergent for babies and sensitive skin',
      'Steam ironed or simply folded, as you like',
    ],
  },
  {
    title: 'Specialty Cleaning',
    slug: 'specialty-cleaning',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'hanger',
    description: 'Wedding wear, zari and beadwork. We photograph each piece before we touch it.',
    items: [
      'Bridal lehengas and wedding gowns',
      'Zari, sequins and hand embroidery',
      'Leather and suede jackets',
      'Packed in muslin for long keeping',
    ],
  },
  {
    title: 'Home Services',
    slug: 'home-services',
    featured: false,
    bookedAs: 'both',
    icon: 'house',
    description: 'Curtains, carpets and covers: we take them down, clean them and hang them again.',
    items: [
      'Curtains taken down and rehung',
      'Carpets and dhurries',
      'Sofa and cushion covers',
      'Quilts, razais and blankets',
    ],
  },
  {
    title: 'Stain Removal',
    slug: 'stain-removal',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'triangle',
    description: 'Turmeric, tea, ink and red wine. Tell us what it is and when it happened.',
    items: [
      'Turmeric and curry',
      'Tea, coffee and red wine',
      'Ink and ballpoint',
      'An honest word when a stain will not go',
    ],
  },
  {
    title: 'Express Service',
    slug: 'express-service',
    featured: true,
    bookedAs: 'both',
    icon: 'clock',
    description:
      'A shirt for tonight or a suit for tomorrow. Ask before noon and we will say yes or no.',
    items: [
      'Same-day pressing',
      'Next-day dry cleaning for most garments',
      'A message when it leaves the shop',
      'Delivered to your door',
    ],
  },
]
