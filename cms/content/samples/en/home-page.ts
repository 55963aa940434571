import type { WithSamplePicture } from '#cms/content/samples/sample-picture.ts'
import type { HomePage } from '#payload-types.ts'

type Slide = NonNullable<HomePage['gallery']>[number]

interface SampleHomePage extends Omit<HomePage, 'id' | 'hero' | 'gallery'> {
  hero: WithSamplePicture<HomePage['hero']>
  gallery: WithSamplePicture<Slide>[]
}

export const homePage = {
  hero: {
    heading: 'Your best clothes, in good hands',
    text: 'Dry cleaning, laundry and shoe care in Mumbai. We collect from your door, clean each piece with care and bring it back ready to wear.',
    picture: {
      file: 'shop-front',
      alt: 'Our shop in Andheri, with साफ on its sign: a woman at the door holds up a finished garment, a rider sets out on a blue scooter, and an auto-rickshaw passes under the Metro.',
    },
  },
  gallery: [
    {
      caption: 'A numbered tag for every piece',
      picture: {
        file: 'counter',
        alt: 'A woman at the counter ties tag 128 to a white shirt; numbered tags hang behind her, and a ledger lies open.',
      },
    },
    {
      caption: 'Pressed by hand',
      picture: {
        file: 'pressing-table',
        alt: 'A man with a moustache presses a blue garment with a heavy iron, with covered garments on a rail behind him.',
      },
    },
    {
      caption: 'Dried properly, even in July',
      picture: {
        file: 'terrace-line',
        alt: 'Three shirts, a marigold cloth and a navy towel pegged on a terrace line under grey clouds, with the city behind.',
      },
    },
    {
      caption: 'Shoes, on their own bench',
      picture: {
        file: 'shoe-bench',
        alt: 'Two white sneakers, a brush and a tin of polish on a bench, with shoe boxes and brushes on the wall.',
      },
    },
    {
      caption: 'Folded to fit your shelf',
      picture: {
        file: 'folded-stack',
        alt: 'A tall tied stack of folded pieces with its tag, a smaller stack and a flower pot in front of a window.',
      },
    },
    {
      caption: 'Collected from your door',
      picture: {
        file: 'scooter',
        alt: 'A delivery rider in a red helmet on a blue scooter that carries three covered garments along a street with a palm.',
      },
    },
    {
      caption: 'Silk, checked in daylight',
      picture: {
        file: 'sari-window',
        alt: 'A marigold sari with green and red borders and a fringe hangs over a rod in front of a sunny window.',
      },
    },
    {
      caption: 'Ready to go home',
      picture: {
        file: 'finished-rack',
        alt: 'Seven covered garments with coloured tags on a wheeled rail.',
      },
    },
  ],
  whyChoose: {
    heading: 'Why Choose Saaf',
    text: 'Three promises. We have kept them since the first shop.',
    cards: [
      {
        heading: 'Premium Quality',
        text: 'Every garment is checked at the counter, cleaned as its care label says and checked again before it leaves.',
      },
      {
        heading: 'Free Pickup & Delivery',
        text: 'We come to your door at the time you choose, and bring everything back. No charge, no minimum.',
      },
      {
        heading: 'Quick Turnaround',
        text: 'Most laundry is back in two days, dry cleaning in three. Need it sooner? Ask for express.',
      },
    ],
  },
  services: {
    heading: 'What we clean',
    text: 'From office shirts to wedding silk, and the shoes that go with them.',
  },
  banner: {
    heading: 'Pick a time. We will be there.',
    text: 'Booking takes a minute. Pay when your clothes come back.',
  },
  findUs: {
    heading: 'Find Us',
    text: 'Bring it in yourself. There is usually parking by the banyan tree.',
  },
  testimonials: { heading: 'Reviews from our neighbours' },
  search: {
    title: 'Saaf: dry cleaning, laundry and shoe care in Mumbai',
    description:
      'Dry cleaning, laundry and shoe cleaning in Mumbai with free pickup and delivery. Book a pickup online in a minute.',
  },
} satisfies SampleHomePage
