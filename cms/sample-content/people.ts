import type { TeamMember, Testimonial } from '#payload-types'

export const testimonials: Pick<Testimonial, 'name' | 'location' | 'text'>[] = [
  {
    name: 'Meera Kulkarni',
    location: 'Andheri West',
    text: 'My mother’s Paithani had a tea stain from a wedding ten years ago. They told me it might not go. It went.',
  },
  {
    name: 'Farhan Shaikh',
    location: 'Bandra West',
    text: 'They pick up by eleven, as they say, and the shirts come back on hangers. I have stopped ironing.',
  },
  {
    name: 'Anita D’Souza',
    location: 'Juhu',
    text: 'Two pairs of white sneakers after the Marine Drive half marathon. I did not think they were mine.',
  },
  {
    name: 'Rohit Iyer',
    location: 'Powai',
    text: 'I called to ask about a missing button. They had already sewn on a new one.',
  },
]

export const teamMembers: Pick<TeamMember, 'name' | 'role' | 'text'>[] = [
  {
    name: 'Prakash Sawant',
    role: 'Founder',
    text: 'Opened the first shop with one press and a bicycle. Still checks every wedding order.',
  },
  {
    name: 'Sunita Sawant',
    role: 'Head of Garment Care',
    text: 'Knows silk by its sound. Decides what is washed, what is dry cleaned and what is left alone.',
  },
  {
    name: 'Imran Qureshi',
    role: 'Master Presser',
    text: 'Presses a pleated sari in nine minutes and will not be hurried to eight.',
  },
  {
    name: 'Divya Nair',
    role: 'Customer Care',
    text: 'Hers is the voice on the phone, and the reason that pickups are on time.',
  },
]
