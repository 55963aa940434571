import type { Address } from '#business/content/map-links.ts'

export function PostalAddress({ address, className }: { address: Address; className?: string }) {
  return (
    <address className={`not-italic ${className ?? ''}`}>
      {address.street}
      <br />
      {address.city}, {address.state} {address.zip}
      <br />
      {address.country}
    </address>
  )
}
