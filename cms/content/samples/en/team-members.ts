import type { TeamMember } from '#payload-types.ts'

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
    text: 'The voice on the phone, and the reason pickups are on time.',
  },
]
