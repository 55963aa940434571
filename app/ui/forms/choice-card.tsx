import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'

interface Choice {
  value: string
  label: string
  description?: ReactNode
  note?: string
  price?: ReactNode
  disabled?: boolean
  isStruck?: boolean
}

export function ChoiceCard({
  field,
  type = 'radio',
  size = 'usual',
  choice: { value, label, description, note, price, disabled, isStruck },
}: {
  field: Pick<FieldMetadata<unknown>, 'id' | 'key' | 'name' | 'initialValue'>
  type?: 'radio' | 'checkbox'
  size?: 'usual' | 'snug'
  choice: Choice
}) {
  const id = `${field.id}-${value}`
  return (
    <div
      className={`relative flex min-h-12 items-start gap-3 rounded-card choice border px-3 ${size === 'snug' ? 'py-2' : 'py-3'} has-disabled:border-dashed has-disabled:bg-paper has-disabled:text-ink-soft sm:py-4`}
    >
      <input
        key={field.key}
        id={id}
        type={type}
        name={field.name}
        value={value}
        defaultChecked={field.initialValue === value && !isStruck}
        disabled={disabled}
        aria-describedby={`${id}-price ${id}-description`}
        className="relative z-10 mt-0.5 size-5 shrink-0 accent-indigo focus-visible:outline-none"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <label
            htmlFor={id}
            className={`font-semibold wrap-anywhere after:absolute after:inset-0 ${isStruck ? 'line-through' : ''}`}
          >
            {label}
          </label>
          {price && <div id={`${id}-price`}>{price}</div>}
        </div>
        <p id={`${id}-description`} className="mt-0.5 text-sm text-ink-soft empty:hidden">
          {description}
          {note && <b className="block font-semibold text-green-ink">{note}</b>}
        </p>
      </div>
    </div>
  )
}
