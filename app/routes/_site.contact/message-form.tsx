import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/components/button'
import { TextArea, TextField } from '#app/components/text-field'
import { contactRequestSchema } from '#business/contact-request'
import { textLimits } from '#business/text-limits'

export function MessageForm({
  action,
  requestKey,
  lastResult,
}: {
  action: string
  requestKey: string
  lastResult: SubmissionResult<string[]> | null | undefined
}) {
  const [form, fields] = useForm({
    id: 'message',
    lastResult,
    defaultValue: { requestKey },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactRequestSchema }),
    shouldRevalidate: 'onInput',
  })
  const sending = useNavigation().formMethod === 'POST'
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={action}
      preventScrollReset
      className="grid gap-6 md:grid-cols-2"
    >
      <input
        {...getInputProps(fields.requestKey, { type: 'hidden' })}
        key={fields.requestKey.key}
      />
      <TextField label="Name" field={fields.name} autoComplete="name" maxLength={textLimits.name} />
      <TextField
        label="Email"
        field={fields.email}
        type="email"
        autoComplete="email"
        maxLength={textLimits.email}
      />
      <TextField
        label="Phone (optional)"
        field={fields.phone}
        type="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
      />
      <TextField label="Subject" field={fields.subject} maxLength={textLimits.subject} />
      <div className="md:col-span-2">
        <TextArea
          label="Message"
          field={fields.message}
          rows={6}
          hint={`Up to ${textLimits.message} characters.`}
          maxLength={textLimits.message}
        />
      </div>
      <div>
        <Button type="submit" disabled={sending} className="w-full sm:w-auto">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </Form>
  )
}
