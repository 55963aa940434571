'use client'
import './front-desk.css'
import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { ContactMessage, Email } from '#payload-types.ts'

export function MessageView() {
  const { name, email, phone, subject, message, createdAt } = useStoredDocument<ContactMessage>()
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <MessageFrame subject={subject} text={message}>
      <p>
        <bdi>{name}</bdi> &lt;<bdi>{email}</bdi>&gt;
        {phone && `, ${formatPhone(phone)}`}
        <br />
        {formatInstant(createdAt)}
      </p>
      <p className="message-view__actions">
        <a href={reply} className="btn btn--style-primary btn--size-medium">
          Reply
        </a>
        {phone && (
          <a href={phoneHref(phone)} className="btn btn--style-secondary btn--size-medium">
            Call
          </a>
        )}
      </p>
    </MessageFrame>
  )
}

export function MailView() {
  const { subject, to, text, sentAt } = useStoredDocument<Email>()
  return (
    <MessageFrame subject={subject} text={text ?? ''}>
      <p>
        To <bdi>{to}</bdi>
        <br />
        {sentAt ? formatInstant(sentAt) : 'Not sent yet'}
      </p>
    </MessageFrame>
  )
}

// Includes fields that the form does not load.
function useStoredDocument<Entry>() {
  return useDocumentInfo().data as Entry
}

function MessageFrame({
  subject,
  text,
  children,
}: {
  subject: string
  text: string
  children: ReactNode
}) {
  return (
    <article className="field-type message-view" aria-label={subject}>
      <header>
        <h2>
          <bdi>{subject}</bdi>
        </h2>
        {children}
      </header>
      <p className="message-view__text">
        <bdi>{text}</bdi>
      </p>
    </article>
  )
}

export function HiddenField() {
  return null
}
