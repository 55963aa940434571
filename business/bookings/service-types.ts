export const serviceTypes = {
  'dry-cleaning': {
    label: 'Dry Cleaning',
    description: 'Delicate fabrics, suits, dresses and formal wear',
  },
  laundry: {
    label: 'Laundry',
    description: 'Regular clothes, bed sheets, towels and casual wear',
  },
  shoes: {
    label: 'Shoe Cleaning',
    description: 'Professional cleaning and restoration for footwear',
  },
  both: {
    label: 'Both Services',
    description: 'A mix of dry cleaning and laundry items',
  },
} as const

export type ServiceType = keyof typeof serviceTypes

/** Returns `Laundry` or `Laundry, Express`. */
export function formatService(
  { serviceType, express }: { serviceType: ServiceType; express?: boolean | null },
  words: { serviceTypes: ServiceTypeWords; returns: { express: string } },
): string {
  const { label } = words.serviceTypes[serviceType]
  return express ? `${label}, ${words.returns.express}` : label
}

/** In the order of choices. */
export type ServiceTypeWords = Record<ServiceType, { label: string; description: string }>

export const serviceTypeValues = Object.keys(serviceTypes) as [ServiceType, ...ServiceType[]]

/** Services with prices. `both` costs the sum of its parts. */
export const pricedServices = ['dry-cleaning', 'laundry', 'shoes'] as const satisfies ServiceType[]

export type PricedService = (typeof pricedServices)[number]

export function isServiceType(value: unknown): value is ServiceType {
  return typeof value === 'string' && Object.hasOwn(serviceTypes, value)
}
