import type { ComponentProps } from 'react'
import { withoutCountryCode } from '#business/words/phone.ts'
import { TextField } from './text-field.tsx'

/** A number inside India, behind the +91 that nobody has to write: one that was pasted or filled in with it loses it. */
export function PhoneField({
  update,
  autoComplete = 'tel-national',
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'prefix'> & {
  /** Writes into the field, where scripts run. */
  update?: (value: string) => void
}) {
  const tidy = (input: HTMLInputElement) => {
    const national = withoutCountryCode(input.value)
    if (national !== input.value) update?.(national)
  }
  return (
    <TextField
      {...rest}
      before="+91"
      inputMode="tel"
      autoComplete={autoComplete}
      onBlur={(event) => tidy(event.currentTarget)}
      onInput={({ currentTarget, nativeEvent }) => {
        // Whoever types is let to finish.
        if (nativeEvent.inputType !== 'insertText') tidy(currentTarget)
      }}
    />
  )
}
