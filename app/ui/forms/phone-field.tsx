import type { ComponentProps } from 'react'
import { withoutCountryCode } from '#business/words/phone.ts'
import { TextField } from './text-field.tsx'

/** Accepts an Indian number behind a fixed +91; removes a pasted or autofilled country code. */
export function PhoneField({
  update,
  autoComplete = 'tel-national',
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'prefix'> & {
  update?: (value: string) => void
}) {
  const removeCountryCode = (input: HTMLInputElement) => {
    const national = withoutCountryCode(input.value)
    if (national !== input.value) update?.(national)
  }
  return (
    <TextField
      {...rest}
      before="+91"
      inputMode="tel"
      autoComplete={autoComplete}
      onBlur={(event) => removeCountryCode(event.currentTarget)}
      onInput={({ currentTarget, nativeEvent }) => {
        // Do not interfere with typing.
        if (nativeEvent.inputType !== 'insertText') removeCountryCode(currentTarget)
      }}
    />
  )
}
