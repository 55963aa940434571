import type { FieldMetadata } from '@conform-to/react'

interface Choice {
  value: string
  label: string
  description?: string
  disabled?: boolean
}

export function ChoiceCard({
  field,
  choice: { value, label, description, disabled },
}: {
  field: FieldMetadata<string | undefined>
  choice: Choice
}) {
  const id = `${field.id}-${value}`
  return (
    <div className="relative flex min-h-12 items-start gap-3 rounded-card choice border px-3 py-3 has-disabled:border-dashed has-disabled:bg-paper has-disabled:text-ink-soft sm:py-4">
      <input
        key={field.key}
        id={id}
        type="radio"
        name={field.name}
        value={value}
        defaultChecked={field.initialValue === value}
        disabled={disabled}
        aria-describedby={description && `${id}-description`}
        className="relative z-10 mt-0.5 size-5 shrink-0 accent-indigo focus-visible:outline-none"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="mt-0.5 text-sm text-ink-soft">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
