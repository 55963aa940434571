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
  /** The last step. */
  step: OrderStep | null
}

const statuses: Record<string, Pick<SampleBooking, 'status' | 'step'>> = {
  pending: { status: 'pending', step: null },
  confirmed: { status: 'confirmed', step: null },
  collected: { status: 'confirmed', step: 'collected' },
  arrived: { status: 'confirmed', step: 'arrived' },
  ready: { status: 'confirmed', step: 'ready' },
  dispatched: { status: 'confirmed', step: 'dispatched' },
  completed: { status: 'completed', step: 'delivered' },
  cancelled: { status: 'cancelled', step: null },
}

/** Each line is a day and a slot, followed by the bookings of its customers. */
const plan = `
-6 1: 0 laundry completed, 1 dry-cleaning completed
-4 4: 3 laundry cancelled
-3 2: 4 both ready, 5 shoes completed
-2 0: 6 laundry dispatched, 9 dry-cleaning cancelled
-1 1: 10 laundry completed, 11 dry-cleaning arrived
-1 3: 12 both confirmed
0 0: 13 laundry pending, 14 dry-cleaning collected, 15 laundry completed, 16 shoes collected
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
