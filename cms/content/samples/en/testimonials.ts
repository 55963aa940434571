import type { Testimonial } from '#payload-types.ts'

type SampleTestimonial = Pick<Testimonial, 'name' | 'location' | 'text' | 'source' | 'sourceUrl'>

/** No such reviews exist: the source says so. */
const source = 'Google review (sample)'
const sourceUrl = 'https://example.com/reviews'

export const testimonials: SampleTestimonial[] = [
  {
    name: 'Meera Kulkarni',
    location: 'Andheri West',
    source,
    sourceUrl,
    text: 'My mother’s Paithani had a tea stain from a wedding ten years ago. They told me it might not go. It went.',
  },
  {
    name: 'Farhan Shaikh',
    location: 'Bandra West',
    source,
    sourceUrl,
    text: 'They pick up by eleven, as promised, and the shirts come back on hangers. I have stopped ironing.',
  },
  {
    name: 'Anita D’Souza',
    location: 'Juhu',
    source,
    sourceUrl,
    text: 'Two pairs of white sneakers after the Marine Drive half marathon. I could hardly believe they were mine.',
  },
  {
    name: 'Rohit Iyer',
    location: 'Powai',
    source,
    sourceUrl,
    text: 'I called to ask about a missing button. They had already sewn on a new one.',
  },
  {
    name: 'Zarine Mistry',
    location: 'Dadar',
    source,
    sourceUrl,
    text: 'My grandmother’s gara came back in muslin, with a note about one loose thread. They had not touched it without asking.',
  },
  {
    name: 'Sameer Joshi',
    location: 'Versova',
    source,
    sourceUrl,
    text: 'I booked at midnight, they came at nine, and my suit was back before the wedding.',
  },
]
