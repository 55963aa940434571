import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'

/** `customer` and `slot` are indexes, and `day` counts from today. */
interface SampleBooking {
  customer: number
  day: number
  slot: number
  service: ServiceType
  status: BookingStatus
  step: OrderStep | null
}

const statuses: Record<string, Pick<SampleBooking, 'status' | 'step'>> = {
  pending: { status: 'pending', step: null },
  confirmed: { status: 'confirmed', step: null },
  'picked-up': { status: 'confirmed', step: 'picked-up' },
  arrived: { status: 'confirmed', step: 'arrived' },
  ready: { status: 'confirmed', step: 'ready' },
  dispatched: { status: 'confirmed', step: 'dispatched' },
  completed: { status: 'completed', step: 'delivered' },
  cancelled: { status: 'cancelled', step: null },
}

/** Each line is a day, a slot, and bookings by customer. */
const plan = `
-6 1: 0 laundry completed, 1 dry-cleaning completed
-4 4: 3 laundry cancelled
-3 2: 4 both ready, 5 shoes completed
-2 0: 6 laundry dispatched, 9 dry-cleaning cancelled
-1 1: 10 laundry completed, 11 dry-cleaning arrived
-1 3: 12 both confirmed
0 0: 13 laundry pending, 14 dry-cleaning picked-up, 15 laundry completed, 16 shoes picked-up
0 1: 17 dry-cleaning confirmed, 1 laundry confirmed, 18 both cancelled, 19 laundry confirmed
0 2: 20 laundry confirmed, 21 dry-cleaning pending, 22 laundry confirmed
0 3: 23 dry-cleaning confirmed, 24 shoes pending
0 4: 25 both confirmed, 26 laundry pending, 30 dry-cleaning confirmed
1 0: 0 dry-cleaning confirmed, 27 laundry pending, 28 both confirmed
1 1: 4 laundry confirmed
1 2: 29 laundry pending, 29 laundry pending, 31 dry-cleaning confirmed
1 4: 32 laundry pending, 33 shoes cancelled
2 1: 2 dry-cleaning pending, 3 laundry confirmed
2 4: 6 dry-cleaning pending
3 3: 7 both pending
5 2: 8 laundry pending`

export const sampleBookings: SampleBooking[] = plan
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [start = '', list = ''] = line.split(': ')
    const [day, slot] = start.split(' ').map(Number) as [number, number]
    return list.split(', ').map((entry) => {
      const [customer, service, status] = entry.split(' ') as [string, ServiceType, string]
      return { day, slot, customer: Number(customer), service, ...statuses[status]! }
    })
  })

export const sampleItems: Record<ServiceType, string[]> = {
  'dry-cleaning': ['1 sherwani, 2 silk saris', '2 suits, 1 blazer', '1 lehenga with zari work'],
  laundry: ['10 shirts, 4 trousers', '2 bed sheets, 6 towels', '5 kurtas, 3 pairs of jeans'],
  shoes: ['2 pairs of leather shoes', '1 pair of white sneakers'],
  both: ['3 suits, 8 shirts', '1 sari, 2 bed sheets, 6 shirts'],
}

export const sampleInstructions = [
  'Ring the bell twice, the intercom is broken.',
  'Coffee stain on the left sleeve.',
  'Please call from the gate. Parking is on the left.',
  'Light starch only.',
]

export const sampleNotes = [
  'Prefers a call after 10 in the morning.',
  'Asked for hangers, not folded.',
  'Pays by UPI on delivery.',
]

/** In the pincodes of the sample branches, alternating. */
export const sampleCustomers: [name: string, address: string][] = [
  ['Aarav Mehta', 'B-204, Sea Breeze, Veera Desai Road, Andheri West, Mumbai 400058'],
  ['Sana Qureshi', 'Flat 3, Rose Villa, 16th Road, Bandra West, Mumbai 400050'],
  ['Rohan Deshpande', '12, Jal Darshan, Juhu Tara Road, Juhu, Mumbai 400049'],
  ['Kavya Iyer', '1402, Torino, Hiranandani Gardens, Powai, Mumbai 400076'],
  ['Neha Shah', 'A-701, Evershine Nagar, Malad West, Mumbai 400064'],
  ['Cyrus Daruwala', '2nd floor, Cusrow Baug, Colaba Causeway, Colaba, Mumbai 400005'],
  ['Priya Nair', 'C-12, Lokhandwala Complex, Andheri West, Mumbai 400053'],
  ['Imtiaz Khan', '8, Pali Naka Apartments, Pali Hill, Bandra West, Mumbai 400050'],
  ['Ananya Bose', 'Flat 601, Silver Beach, JVPD Scheme, Juhu, Mumbai 400049'],
  ['Vikram Rao', 'B-33, Lake Homes, Adi Shankaracharya Marg, Powai, Mumbai 400076'],
  ['Meenal Patil', '5, Orlem Church Road, Malad West, Mumbai 400064'],
  ['Farhan Merchant', '41, Marine Lines, Churchgate, Mumbai 400020'],
  ['Ishita Kapoor', '902, Oberoi Springs, Link Road, Andheri West, Mumbai 400053'],
  ['Joseph D’Souza', '22, Chapel Road, Bandra West, Mumbai 400050'],
  ['Tanvi Joshi', '3, Nutan Laxmi Society, Vile Parle West, Mumbai 400056'],
  ['Siddharth Menon', '210, Chandivali Farm Road, Saki Naka, Mumbai 400072'],
  ['Pooja Gupta', 'D-4, Mahavir Nagar, Kandivali West, Mumbai 400067'],
  ['Zarine Irani', '7, Wodehouse Road, Colaba, Mumbai 400005'],
  ['Aditya Kulkarni', '15, Four Bungalows, Andheri West, Mumbai 400053'],
  ['Riddhi Parekh', '1101, Kalpataru, S V Road, Santacruz West, Mumbai 400054'],
  ['Manish Agarwal', '6, North South Road 10, Juhu, Mumbai 400049'],
  ['Deepa Krishnan', '504, Raheja Vihar, Powai, Mumbai 400072'],
  ['Yusuf Shaikh', '18, Marve Road, Malad West, Mumbai 400095'],
  ['Shirin Batliwala', '31, Fort Chambers, Horniman Circle, Fort, Mumbai 400001'],
  ['Nikhil Sawant', '9, Gulmohar Society, Jogeshwari West, Mumbai 400102'],
  ['Leela Fernandes', '44, St Cyril Road, Bandra West, Mumbai 400050'],
  ['Karan Malhotra', '77, Hatkesh Society, Vile Parle West, Mumbai 400056'],
  ['Sneha Pillai', 'B-1205, Lake Castle, Hiranandani Gardens, Powai, Mumbai 400076'],
  ['Hemant Thakkar', '203, Poonam Sagar, Goregaon West, Mumbai 400104'],
  ['Rukhsana Ansari', '60, Nathalal Parekh Marg, Colaba, Mumbai 400005'],
  ['Venkataraman Subramaniam', '1, Yari Road, Versova, Andheri West, Mumbai 400058'],
  ['Gauri Chitnis', '4, Kalanagar, Bandra East, Mumbai 400051'],
  ['Arjun Reddy', '508, Janki Kutir, Juhu Church Road, Juhu, Mumbai 400049'],
  ['Mitali Sen', '19, Vikhroli Station Road, Vikhroli, Mumbai 400087'],
]

/** `hoursAgo` counts back from now. */
interface SampleMessage {
  name: string
  subject: string
  message: string
  hoursAgo: number
  answer?: string
}

export const sampleMessages: SampleMessage[] = [
  {
    name: 'Nandini Bhat',
    subject: 'Wedding lehenga',
    message:
      'My sister’s lehenga has a turmeric stain near the border, with zari work around it. Can you clean it in ten days, before the wedding?',
    hoursAgo: 2,
  },
  {
    name: 'Suresh Pawar',
    subject: 'Monthly laundry for a guest house',
    message:
      'We have 14 rooms near Andheri station. Do you offer a monthly rate for bed sheets and towels?',
    hoursAgo: 5,
  },
  {
    name: 'Alia Contractor',
    subject: 'Missing button',
    message: 'One cuff button was missing on the blue shirt that came back on Tuesday.',
    hoursAgo: 20,
  },
  {
    name: 'Gopal Varma',
    subject: 'Do you clean suede shoes?',
    message:
      'I have a pair of suede loafers with water marks. Do you clean these, and for how much?',
    hoursAgo: 30,
    answer:
      'Yes, we clean suede and remove most water marks. Book a pickup for Shoe Cleaning, and we’ll tell you the price before we start.',
  },
]
