import { MarkedText } from '#app/ui/parts/marked-text.tsx'
import type { Address } from '#business/content/map-links.ts'

export function PostalAddress({ address, className }: { address: Address; className?: string }) {
  return (
    <address className={`not-italic ${className ?? ''}`}>
      <MarkedText texts={address} field="street" />
      <br />
      <MarkedText texts={address} field="city" />, <MarkedText texts={address} field="state" />{' '}
      {address.zip}
      <br />
      <MarkedText texts={address} field="country" />
    </address>
  )
}
