import { phoneHref, whatsappHref } from '#business/phone'
import { ButtonLink } from './button'

/** On a phone, the next step and the counter are always under the thumb. */
export function ReachBar({ phone, whatsapp }: { phone: string | null; whatsapp: string | null }) {
  return (
    <nav
      aria-label="Book or call"
      className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-paper px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <ButtonLink href="/booking" className="grow px-3">
        Schedule Pickup
      </ButtonLink>
      {phone && (
        <ButtonLink href={phoneHref(phone)} look="quiet" className="px-4">
          Call
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink href={whatsappHref(whatsapp)} look="quiet" className="px-4">
          WhatsApp
        </ButtonLink>
      )}
    </nav>
  )
}
