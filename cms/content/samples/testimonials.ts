import type { Testimonial } from '#payload-types.ts'

export const testimonials: Pick<Testimonial, 'name' | 'location' | 'text'>[] = [
  {
    name: 'Meera Kulkarni',
    location: 'Andheri West',
    text: 'My mother’s Paithani had a tea stain from a wedding ten years ago. They told me it might not go. It went.',
  },
  {
    name: 'Farhan Shaikh',
    location: 'Bandra West',
    text: 'They pick up by eleven, as promised, and the shirts come back on hangers. I have stopped ironing.',
  },
  {
    name: 'Anita D’Souza',
    location: 'Juhu',
    text: 'Two pairs of white sneakers after the Marine Drive half marathon. I could hardly believe they were mine.',
  },
  {
    name: 'Rohit Iyer',
    location: 'Powai',
    text: 'I called to ask about a missing button. They had already sewn on a new one.',
  },
]
