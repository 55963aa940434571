import { Counter } from 'prom-client'
import { type ServiceType, serviceTypeValues } from '#business/bookings/service-types.ts'
import { registerMetric } from './registry.ts'

const channels = ['site', 'dashboard'] as const

const bookings = registerMetric('bookings', (registers) => {
  const counter = new Counter({
    name: 'saaf_bookings_total',
    help: 'Stored bookings, by channel and service type.',
    labelNames: ['door', 'service_type'],
    registers,
  })
  // Otherwise rates miss the first booking.
  for (const channel of channels) {
    for (const service_type of serviceTypeValues) counter.inc({ door: channel, service_type }, 0)
  }
  return counter
})

export function countBooking(channel: (typeof channels)[number], serviceType: ServiceType): void {
  bookings.inc({ door: channel, service_type: serviceType })
}
