import type { WithSamplePicture } from '#cms/content/samples/sample-picture.ts'
import type { Service } from '#payload-types.ts'

type SampleService = WithSamplePicture<Omit<Service, 'id' | 'createdAt' | 'updatedAt'>>

/** In display order. */
export const services: SampleService[] = [
  {
    title: 'Dry Cleaning',
    slug: 'dry-cleaning',
    featured: true,
    bookedAs: 'dry-cleaning',
    icon: 'circle',
    description:
      'Suits, saris and sherwanis cleaned one at a time, in fresh solvent, and pressed by hand.',
    items: bulletPoints(
      'Suits, blazers and formal shirts',
      'Silk saris, with fall and pico checked',
      'Sherwanis and lehengas',
      'Woollens and winter coats',
      'Curtains and sofa covers',
    ),
    picture: {
      file: 'dry-cleaning',
      alt: 'A navy suit on a wooden hanger with a claim tag on its button, and a garment in a white cover next to it.',
    },
  },
  {
    title: 'Shoe Cleaning',
    slug: 'shoe-cleaning',
    featured: true,
    bookedAs: 'shoes',
    icon: 'shoe',
    description:
      'Sneakers, leather and suede cleaned by hand at a bench, laces and insoles included.',
    items: bulletPoints(
      'White sneakers back to white',
      'Leather cleaned, conditioned and polished',
      'Suede brushed and proofed for the monsoon',
      'Laces and insoles washed',
    ),
    picture: {
      file: 'shoe-cleaning',
      alt: 'Two hands hold and brush a white sneaker over a bowl of suds, with a pair of brown leather shoes on the shelf.',
    },
  },
  {
    title: 'Laundry Services',
    slug: 'laundry-services',
    featured: true,
    bookedAs: 'laundry',
    icon: 'tub',
    description:
      'Everyday clothes and bed linen, washed by colour, dried properly and folded to fit your shelf.',
    items: bulletPoints(
      'Washed by colour, never mixed with others',
      'Bed sheets, towels and table linen',
      'Mild detergent for babies and sensitive skin',
      'Steam ironed or simply folded, as you like',
    ),
    picture: {
      file: 'laundry-services',
      alt: 'A front-loading machine with clothes turning behind its round door, and a basket of folded clothes in front.',
    },
  },
  {
    title: 'Specialty Cleaning',
    slug: 'specialty-cleaning',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'hanger',
    description: 'Wedding wear, zari and beadwork. We photograph each piece before we touch it.',
    items: bulletPoints(
      'Bridal lehengas and wedding gowns',
      'Zari, sequins and hand embroidery',
      'Leather and suede jackets',
      'Packed in muslin for storage',
    ),
    fromPaise: 59900,
    priceNote: 'a sherwani',
    picture: {
      file: 'specialty-cleaning',
      alt: 'A red bridal lehenga with gold motifs and a marigold dupatta on a dress form, a box wrapped in muslin next to it.',
    },
  },
  {
    title: 'Home Services',
    slug: 'home-services',
    featured: false,
    bookedAs: 'both',
    icon: 'house',
    description: 'Curtains, carpets and covers: we take them down, clean them and hang them again.',
    items: bulletPoints(
      'Curtains taken down and rehung',
      'Carpets and dhurries',
      'Sofa and cushion covers',
      'Quilts, razais and blankets',
    ),
    fromPaise: 17900,
    priceNote: 'a curtain panel',
    picture: {
      file: 'home-services',
      alt: 'A man on a stepladder hangs a pale green curtain at a sunny window.',
    },
  },
  {
    title: 'Stain Removal',
    slug: 'stain-removal',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'triangle',
    description: 'Turmeric, tea, ink and red wine. Tell us what it is and when it happened.',
    items: bulletPoints(
      'Turmeric and curry',
      'Tea, coffee and red wine',
      'Ink and ballpoint',
      'Honest advice when a stain will not go',
    ),
    picture: {
      file: 'stain-removal',
      alt: 'A hand holds a magnifying glass over a tea stain on a white shirt, with a cup of tea and small bottles next to it.',
    },
  },
  {
    title: 'Express Service',
    slug: 'express-service',
    featured: true,
    bookedAs: 'both',
    express: true,
    icon: 'clock',
    description: 'Back in one working day, for the shirt or suit that you need soon.',
    items: bulletPoints(
      'Pressing and laundry',
      'Dry cleaning for most garments',
      'A message when it leaves the shop',
      'Delivered to your door',
    ),
    fromPaise: 14900,
    priceNote: 'a shirt: our usual price and half again',
    picture: {
      file: 'express-service',
      alt: 'A wall clock at four, a wrapped bundle with tag 40 on the counter, and a rider passing the window on a red scooter.',
    },
  },
]

function bulletPoints(...texts: string[]) {
  return texts.map((text) => ({ text }))
}
