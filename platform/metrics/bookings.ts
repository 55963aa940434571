import { Counter } from 'prom-client'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import { metric } from './registry.ts'

const doors = ['site', 'dashboard'] as const

const bookings = metric('bookings', (registers) => {
  const counter = new Counter({
    name: 'saaf_bookings_total',
    help: 'Bookings stored, by the door they came through and what they are for.',
    labelNames: ['door', 'service_type'],
    registers,
  })
  // From nothing on, or the first would be missed.
  for (const door of doors) {
    for (const service_type of serviceTypeValues) counter.inc({ door, service_type }, 0)
  }
  return counter
})

export function countBooking(door: (typeof doors)[number], serviceType: ServiceType): void {
  bookings.inc({ door, service_type: serviceType })
}
