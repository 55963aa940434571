import type { Branch } from '#payload-types.ts'

type SampleBranch = Pick<
  Branch,
  'name' | 'slug' | 'mainBranch' | 'phone' | 'address' | 'mapPoint' | 'pincodes'
>

const inMumbai = { city: 'Mumbai', state: 'Maharashtra', country: 'India' }

/** The business uses its address. */
export const mainBranch: SampleBranch = {
  name: 'Andheri West',
  slug: 'andheri-west',
  mainBranch: true,
  phone: '022 4000 1998',
  address: { ...inMumbai, street: '12 Veera Desai Road, Andheri West', zip: '400058' },
  mapPoint: { latitude: 19.1351, longitude: 72.8357 },
  pincodes: '400058, 400053, 400102, 400047',
}

/** In display order, with the opening hours of the business. */
export const branches: SampleBranch[] = [
  mainBranch,
  {
    name: 'Bandra West',
    slug: 'bandra-west',
    phone: '022 4000 1997',
    address: { ...inMumbai, street: '48 Hill Road, Bandra West', zip: '400050' },
    mapPoint: { latitude: 19.0544, longitude: 72.8302 },
    pincodes: '400050, 400051, 400052, 400054',
  },
  {
    name: 'Juhu',
    slug: 'juhu',
    phone: '022 4000 1996',
    address: { ...inMumbai, street: '7 Gulmohar Road, JVPD Scheme, Juhu', zip: '400049' },
    mapPoint: { latitude: 19.1121, longitude: 72.8312 },
    pincodes: '400049, 400056, 400057',
  },
  {
    name: 'Powai',
    slug: 'powai',
    phone: '022 4000 1995',
    address: { ...inMumbai, street: '3 Central Avenue, Hiranandani Gardens, Powai', zip: '400076' },
    mapPoint: { latitude: 19.1176, longitude: 72.906 },
    pincodes: '400076, 400072, 400087',
  },
  {
    name: 'Malad West',
    slug: 'malad-west',
    phone: '022 4000 1994',
    address: { ...inMumbai, street: '21 Marve Road, Malad West', zip: '400064' },
    mapPoint: { latitude: 19.1868, longitude: 72.8357 },
    pincodes: '400064, 400067, 400095, 400104',
  },
  {
    name: 'Colaba',
    slug: 'colaba',
    phone: '022 4000 1993',
    address: { ...inMumbai, street: '65 Colaba Causeway, Colaba', zip: '400005' },
    mapPoint: { latitude: 18.9154, longitude: 72.826 },
    pincodes: '400005, 400001, 400020, 400021',
  },
]
