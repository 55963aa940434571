'use client'
import './mail-texts.css'
import { Button, useDocumentInfo, useField, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { EditableMailKind } from '#business/mails/editable-mails.ts'
import { isCustomerMail } from '#business/mails/mail-kinds.ts'
import { fillPlaceholders, type PlaceholderValues } from '#business/words/placeholders.ts'
import { postToApi } from '#cms/admin/post-to-api.ts'
import type { SampleMail } from '#platform/mail/sample-mail.ts'

interface MailProps {
  kind: EditableMailKind
  textsKey: string
}

const typingPauseMs = 500

/** Shows the texts in the form, also unsaved ones. */
export function MailPreview(mail: MailProps) {
  const { hasSavePermission } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!hasSavePermission) return null
  return (
    <details
      className="field-type mail-preview"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>See this email</summary>
      {isOpen && <OpenPreview {...mail} />}
    </details>
  )
}

function OpenPreview({ kind, textsKey }: MailProps) {
  const introduction = useText(`${textsKey}.introduction`)
  const closing = useText(`${textsKey}.closing`)
  const signature = useText('signature')
  const { code: language } = useLocale()
  const [mail, setMail] = useState<SampleMail | null>(null)
  const [status, setStatus] = useState('')
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const body = { kind, language, introduction, closing, signature }
    const load = async () => {
      const path = 'globals/mail-texts/preview-mail'
      const { answer, problem } = await postToApi<SampleMail>(path, body)
      if (!isCurrent) return
      if (answer) setMail(answer)
      setStatus(problem ?? '')
    }
    const timer = setTimeout(() => void load(), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, language, introduction, closing, signature])

  async function sendTest() {
    setSending(true)
    const { answer, problem } = await postToApi<{ message: string }>(
      'globals/mail-texts/send-test-mail',
      { kind, language, introduction, closing, signature },
    )
    setStatus(answer?.message ?? problem ?? '')
    setSending(false)
  }

  return (
    <>
      <p>With an invented customer, and the texts as they are in this form.</p>
      {language !== defaultLanguage && !isCustomerMail(kind) && (
        <p>Emails to the business are always in English.</p>
      )}
      {mail && (
        <>
          <p>
            Subject: <strong>{mail.subject}</strong>
          </p>
          {/* Without permissions: runs no scripts and opens no links. */}
          <iframe title={`Email: ${mail.subject}`} sandbox="" srcDoc={mail.html} />
          <details>
            <summary>As plain text</summary>
            <pre>{mail.text}</pre>
          </details>
        </>
      )}
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isSending}
        onClick={() => void sendTest()}
      >
        Send it to me
      </Button>
      <p role="status">{status}</p>
    </>
  )
}

function useText(path: string): string | null {
  return useFormFields(([fields]) => (fields[path]?.value as string | undefined) ?? null)
}

export function FilledText({
  path,
  defaultText,
  values,
}: {
  path: string
  defaultText: string
  values: PlaceholderValues<'whatsapp'>
}) {
  const { value } = useField<string | null>({ path })
  const filled = fillPlaceholders(value || defaultText, values)
  return (
    <figure className="field-type filled-text">
      <figcaption>To an invented customer:</figcaption>
      <blockquote>
        {filled ?? 'WhatsApp opens without a text, because the business has no phone number.'}
      </blockquote>
    </figure>
  )
}
