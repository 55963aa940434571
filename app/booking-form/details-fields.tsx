import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useState } from 'react'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { TextArea, TextField } from '#app/ui/forms/text-field.tsx'
import type { ServiceArea } from '#business/pickups/service-area.ts'
import { textLimits } from '#business/words/text-limits.ts'

type Field = FieldMetadata<string | undefined>

/** Who books, where the pickup is, and what the customer has to say of it. */
export function DetailsFields({
  fields,
  update,
  serviceArea,
  isOwn = true,
}: {
  fields: Record<'name' | 'phone' | 'email' | 'address' | 'items' | 'instructions', Field>
  update: (name: string, value: string) => void
  /** Where it is known, who writes an address is told whether we come there. */
  serviceArea?: ServiceArea
  /** Whether the browser may fill in what it knows of its owner. */
  isOwn?: boolean
}) {
  const filledAs = (token: string) => (isOwn ? token : 'off')
  return (
    <>
      <TextField
        label="Full Name"
        field={fields.name}
        autoComplete={filledAs('name')}
        maxLength={textLimits.name}
      />
      <PhoneField
        label="Phone Number"
        field={fields.phone}
        hint="Ten digits."
        maxLength={textLimits.phone}
        autoComplete={filledAs('tel-national')}
        update={(value) => update(fields.phone.name, value)}
      />
      <TextField
        label="Email (optional)"
        field={fields.email}
        type="email"
        hint="We send your confirmation here."
        autoComplete={filledAs('email')}
        maxLength={textLimits.email}
      />
      <TextArea
        label="Pickup Address"
        field={fields.address}
        autoComplete={filledAs('street-address')}
        hint={`Flat, building, street, landmark, pincode. Up to ${textLimits.address} characters.`}
        maxLength={textLimits.address}
      />
      {serviceArea && <WhetherWeCome address={fields.address.value} area={serviceArea} />}
      <TextArea
        label="Items Description (optional)"
        field={fields.items}
        hint={`What we are collecting. Up to ${textLimits.items} characters.`}
        maxLength={textLimits.items}
      />
      <TextArea
        label="Special Instructions (optional)"
        field={fields.instructions}
        hint={`Stains, fabrics, a gate code. Up to ${textLimits.instructions} characters.`}
        maxLength={textLimits.instructions}
      />
    </>
  )
}

/** By the pincode of the address, as soon as it has one. Where no script runs, the Locations page answers. */
function WhetherWeCome({ address = '', area }: { address: string | undefined; area: ServiceArea }) {
  const [answer, setAnswer] = useState<string | null>(null)
  useEffect(() => {
    // Who has written nothing has nothing to load.
    if (address === '') return
    import('#business/pickups/service-area.ts').then(
      ({ answerFor, pincodeOf }) => {
        const pincode = pincodeOf(address)
        setAnswer(pincode && answerFor(pincode, area))
      },
      // Offline nothing is said; the server answers when the form is sent.
      () => {},
    )
  }, [address, area])
  if (area.branches.length === 0) return null
  return (
    <div className="-mt-4 text-sm text-ink-soft">
      <p role="status">{address && answer}</p>
      <a
        href="/locations#service-area"
        target="_blank"
        className="hidden py-2 link noscript:inline-block"
      >
        Do we come to you?
      </a>
    </div>
  )
}
