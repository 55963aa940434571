import { LineIcon } from '#app/ui/pictures/line-icon.tsx'
import { phoneHref } from '#business/words/phone.ts'
import { ButtonLink } from './button.tsx'

export const phoneIconPath =
  'M7 4h5l2.5 6.5-3.3 2.2a16 16 0 0 0 8.1 8.1l2.2-3.3L28 20v5a3 3 0 0 1-3 3C13.4 28 4 18.6 4 7a3 3 0 0 1 3-3z'

export function CallButton({
  label,
  phone,
  className,
}: {
  label: string
  phone: string
  className?: string
}) {
  return (
    <ButtonLink href={phoneHref(phone)} look="quiet" size="stacked" className={className}>
      <LineIcon strokes={phoneIconPath} className="size-5" />
      {label}
    </ButtonLink>
  )
}
