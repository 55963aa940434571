import { richText } from '#cms/content/samples/rich-text.ts'
import type { WithSamplePicture } from '#cms/content/samples/sample-picture.ts'
import type { AboutPage } from '#payload-types.ts'

interface SampleAboutPage extends Omit<AboutPage, 'id' | 'story'> {
  story: WithSamplePicture<AboutPage['story']>
}

export const aboutPage = {
  intro: {
    heading: 'A neighbourhood shop that takes pride in its work',
    text: 'Started in Andheri with one press and a bicycle. The press is still running.',
  },
  story: {
    heading: 'Our story',
    text: richText([
      'Prakash Sawant opened the first Saaf in a shop three metres wide. He washed, Sunita pressed, and their nephew delivered on a bicycle with a rail welded to the back. People came for the shirts and stayed because nothing was lost.',
      'Each piece got a numbered tag at the counter, and kept it until it was back with its owner. We still do it that way. It is slower than trusting your memory, but no blazer has ever gone home with the wrong family.',
      'The bicycle became a scooter, and the scooter became a small blue van. New shops followed where customers had moved to: first Bandra, then the others. Each still has a person at the counter who knows your name.',
      'We do not do everything. We will tell you when a stain will not go, when a lining is too weak, or when a garment is better left alone. That has cost us an order now and then. It has never cost us a customer.',
    ]),
    picture: {
      file: 'first-shop',
      alt: 'A small shop front dated 1998, a man ironing inside, and a green bicycle with a rail of covered garments outside.',
    },
  },
  values: {
    heading: 'What we stand by',
    cards: [
      {
        heading: 'Quality Excellence',
        text: 'Cleaned as its care label says, pressed by hand, checked twice.',
      },
      {
        heading: 'Customer Care',
        text: 'A person answers the phone, and remembers what you said.',
      },
      {
        heading: 'Reliability',
        text: 'If we say Thursday, it is Thursday. If we are late, we call first.',
      },
      {
        heading: 'Expert Team',
        text: 'Our pressers learnt at this table, from the people who stood here before them.',
      },
      {
        heading: 'Innovation',
        text: 'Gentler solvents, less water, and a booking page that works.',
      },
      { heading: 'Consistency', text: 'The tenth shirt is folded like the first.' },
    ],
  },
  team: { heading: 'The people behind the counter' },
  banner: {
    heading: 'Let us show you',
    text: 'Send one garment. See how it comes back.',
  },
  search: {
    title: 'About Saaf, a Mumbai dry cleaner',
    description:
      'How a three-metre shop in Andheri became the dry cleaner that Mumbai families trust with their wedding clothes.',
  },
} satisfies SampleAboutPage
