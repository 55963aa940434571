import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Pages } from '#app/models/content/content.server.ts'
import { ErrorSummary, listInvalid } from '#app/ui/forms/field-errors.tsx'
import { PrivacyNote } from '#app/ui/forms/privacy-note.tsx'
import { SpamProtection } from '#app/ui/forms/spam-protection.tsx'
import { TextArea, TextField } from '#app/ui/forms/text-field.tsx'
import { useLazyValidation } from '#app/ui/forms/use-lazy-validation.ts'
import { Button } from '#app/ui/parts/button.tsx'
import type { ContactFormWords } from '#business/forms/contact-request.ts'
import { textLimits } from '#business/words/limits.ts'

const textFields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'subject' },
] as const

export function MessageForm({
  action,
  requestKey,
  formStamp,
  texts,
  words,
  lastResult,
}: {
  action: string
  requestKey: string
  formStamp: string
  texts: Pages['contact']['form']
  words: ContactFormWords
  lastResult: SubmissionResult<string[]> | null | undefined
}) {
  const { check, whenLoaded } = useLazyValidation(
    async () => (await import('./validate-message.ts')).validateMessage,
    { atOnce: Boolean(lastResult) },
  )
  const [form, fields] = useForm({
    id: 'message',
    lastResult,
    defaultValue: { requestKey },
    onValidate: ({ formData }) => check(formData, words),
    shouldRevalidate: 'onInput',
  })
  const isSending = useNavigation().formMethod === 'POST'
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const [rejectedCount, setRejectedCount] = useState(0)

  const invalidFields = listInvalid([...textFields.map(({ name }) => fields[name]), fields.message])

  useEffect(() => {
    if (rejectedCount > 0 || lastResult?.error) summaryRef.current?.focus()
  }, [rejectedCount, lastResult])

  function sendIfValid() {
    if (!formRef.current) return
    if (check(new FormData(formRef.current), words).status === 'success') {
      return formRef.current.requestSubmit()
    }
    form.validate()
    setRejectedCount((count) => count + 1)
  }

  return (
    <Form
      {...getFormProps(form)}
      ref={formRef}
      method="post"
      action={action}
      preventScrollReset
      className="grid gap-6 md:grid-cols-2"
    >
      <input
        {...getInputProps(fields.requestKey, { type: 'hidden' })}
        key={fields.requestKey.key}
      />
      <SpamProtection words={words.forms} stamp={formStamp} lastResult={lastResult} />
      <div className="empty:hidden md:col-span-2">
        <ErrorSummary words={words.forms} ref={summaryRef} invalidFields={invalidFields} />
      </div>
      {textFields.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={words.contact.labels[name]}
          field={fields[name]}
          maxLength={textLimits[name]}
          {...input}
        />
      ))}
      <div className="md:col-span-2">
        <TextArea
          words={words.forms}
          label={words.contact.labels.message}
          field={fields.message}
          rows={6}
          maxLength={textLimits.message}
        />
      </div>
      <div className="space-y-4 md:col-span-2">
        <PrivacyNote texts={texts} words={words.forms} />
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault()
            whenLoaded(sendIfValid)
          }}
          disabled={isSending}
          className="w-full sm:w-auto"
        >
          {isSending ? words.contact.sending : words.contact.send}
        </Button>
      </div>
    </Form>
  )
}
