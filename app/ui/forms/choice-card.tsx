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

const sizes = {
  usual: 'items-start gap-3 px-3 py-3 sm:py-4',
  snug: 'items-start gap-3 px-3 py-2 sm:py-4',
  tile: 'items-center justify-center px-1 py-1 text-center leading-tight',
} as const

export type ChoiceSize = keyof typeof sizes

export function ChoiceCard({
  field,
  type = 'radio',
  size = 'usual',
  choice: { value, label, description, note, price, disabled, isStruck },
}: {
  field: Pick<FieldMetadata<unknown>, 'id' | 'key' | 'name' | 'initialValue'>
  type?: 'radio' | 'checkbox'
  size?: ChoiceSize
  choice: Choice
}) {
  const id = `${field.id}-${value}`
  const isTile = size === 'tile'
  return (
    <div
      className={`relative flex min-h-12 rounded-card choice border ${sizes[size]} has-disabled:border-dashed has-disabled:bg-paper has-disabled:text-ink-soft`}
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
        className={`z-10 focus-visible:outline-none ${
          isTile
            ? 'absolute inset-0 size-full appearance-none'
            : 'relative mt-0.5 size-5 shrink-0 accent-indigo'
        }`}
      />
      <div className={`min-w-0 ${isTile ? '' : 'grow'}`}>
        <div
          className={`flex flex-wrap items-baseline gap-x-2 ${isTile ? 'justify-center' : 'justify-between'}`}
        >
          <label
            htmlFor={id}
            className={`font-semibold wrap-anywhere after:absolute after:inset-0 ${isStruck ? 'line-through' : ''}`}
          >
            {label}
          </label>
          {price && <div id={`${id}-price`}>{price}</div>}
        </div>
        <p
          id={`${id}-description`}
          className={`mt-0.5 ${isTile ? 'text-sm/tight' : 'text-sm'} text-ink-soft empty:hidden`}
        >
          {description}
          {note && <b className="block font-semibold text-green-ink">{note}</b>}
        </p>
      </div>
    </div>
  )
}
