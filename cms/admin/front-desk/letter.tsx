'use client'
import './front-desk.css'
import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatMoment } from '#business/pickups/local-time.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { ContactMessage, Email } from '#payload-types.ts'

/** A message as it would stand in a mail program, with the two ways to answer it. */
export function MessageLetter() {
  const { name, email, phone, subject, message, createdAt } = useStored<ContactMessage>()
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <Letter subject={subject} text={message}>
      <p>
        {name} &lt;{email}&gt;
        {phone && `, ${formatPhone(phone)}`}
        <br />
        {formatMoment(createdAt)}
      </p>
      <p className="letter__acts">
        <a href={reply} className="btn btn--style-primary btn--size-medium">
          Reply
        </a>
        {phone && (
          <a href={phoneHref(phone)} className="btn btn--style-secondary btn--size-medium">
            Call
          </a>
        )}
      </p>
    </Letter>
  )
}

/** A mail of the product, as whoever got it reads it where pictures and colours are off. */
export function MailLetter() {
  const { subject, to, text, sentAt } = useStored<Email>()
  return (
    <Letter subject={subject} text={text ?? ''}>
      <p>
        To {to}
        <br />
        {sentAt ? formatMoment(sentAt) : 'Not sent yet'}
      </p>
    </Letter>
  )
}

// As it is stored, whatever of it the form knows.
function useStored<Entry>() {
  return useDocumentInfo().data as Entry
}

function Letter({
  subject,
  text,
  children,
}: {
  subject: string
  text: string
  children: ReactNode
}) {
  return (
    <article className="field-type letter" aria-label={subject}>
      <header>
        <h2>{subject}</h2>
        {children}
      </header>
      <p className="letter__text">{text}</p>
    </article>
  )
}
