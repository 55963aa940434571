import { weekdayValues } from '#business/pickups/opening-hours.ts'
import type { BusinessInfo } from '#payload-types.ts'
import { mainBranch } from './branches.ts'

export const businessInfo: Omit<BusinessInfo, 'id'> = {
  name: 'Saaf',
  phone: '+91 22 4000 1998',
  whatsapp: '+91 55500 01998',
  email: 'hello@saaf.example',
  address: mainBranch.address,
  mapPoint: mainBranch.mapPoint,
  weeklyHours: weekdayValues.map((day) => ({
    day,
    closed: false,
    opensAt: day === 'sunday' ? '10:00' : '09:00',
    closesAt: day === 'sunday' ? '16:00' : '20:00',
  })),
  holidays: [
    { date: '2027-01-26', label: 'Republic Day' },
    { date: '2027-05-01', label: 'Maharashtra Day' },
    { date: '2027-08-15', label: 'Independence Day' },
    { date: '2027-10-02', label: 'Gandhi Jayanti' },
  ],
  socialLinks: [
    { network: 'instagram', url: 'https://www.instagram.com/saaf.example' },
    { network: 'facebook', url: 'https://www.facebook.com/saaf.example' },
  ],
  foundedYear: 1998,
  claims: {
    customers: '10,000+',
    garments: '100,000+',
    rating: 4.8,
    reviews: 250,
    serviceRadiusMiles: 10,
  },
  bookingPolicy: { workingDays: { dryCleaning: 3, laundry: 2, shoes: 4, express: 1 } },
  // As the card of the express service says.
  bills: { expressPercent: 50 },
  staffAddresses: [
    { address: 'counter@saaf.example' },
    { address: 'pickups@saaf.example' },
    { address: 'owner@saaf.example' },
  ],
}
