import type { Words } from '#business/words/sentence.ts'

export const serviceTypeValues = ['dry-cleaning', 'laundry', 'shoes', 'both'] as const

export type ServiceType = (typeof serviceTypeValues)[number]

/** Services with prices. `both` costs the sum of its parts. */
export const pricedServices = ['dry-cleaning', 'laundry', 'shoes'] as const satisfies ServiceType[]

export type PricedService = (typeof pricedServices)[number]

/** `both` has the prices of its parts. */
export function includedServices(service: ServiceType | null): readonly PricedService[] {
  return service === 'both' ? ['dry-cleaning', 'laundry'] : service ? [service] : []
}

export function isServiceType(value: unknown): value is ServiceType {
  return serviceTypeValues.includes(value as ServiceType)
}

/** Returns `Laundry` or `Laundry, Express`. */
export function formatService(
  { serviceType, express }: { serviceType: ServiceType; express?: boolean | null },
  words: Pick<Words, 'serviceTypes'> & { returns: { express: string } },
): string {
  const { label } = words.serviceTypes[serviceType]
  return express ? `${label}, ${words.returns.express}` : label
}
