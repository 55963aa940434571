import { Form } from '@remix-run/react'
import type { MessageRecord } from '#app/models/messages.server.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { mailStatuses } from '#business/mails/delivery.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'

export function MessageView({ message }: { message: MessageRecord }) {
  const { name, email, phone, subject, createdAt, isAnswered, answers } = message
  return (
    <article aria-label={subject}>
      <h1 className="text-xl font-bold wrap-anywhere">
        <bdi>{subject}</bdi>
      </h1>
      <p className="mt-1 wrap-anywhere text-ink-soft">
        <bdi>{name}</bdi>,{' '}
        <a href={`mailto:${email}`} className="link">
          <bdi>{email}</bdi>
        </a>
        , <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </p>
      <p className="mt-4 rounded-card border border-line bg-white p-4 wrap-anywhere whitespace-pre-line">
        <bdi>{message.message}</bdi>
      </p>
      {answers.map(({ id, at, by, text, mail }) => (
        <section key={id} aria-label={`Answer by ${by}`} className="mt-3 md:ml-12">
          <p className="rounded-card bg-indigo-pale p-4 wrap-anywhere whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
            {mail && ` · ${mailStatuses[mail].label}`}
          </p>
        </section>
      ))}
      <Form id="answered" method="post" className="mt-4 flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={phoneHref(phone)} look="quiet" size="snug">
            Call {formatPhone(phone)}
          </ButtonLink>
        )}
        <Button
          type="submit"
          name="answered"
          value={isAnswered ? 'no' : 'yes'}
          look="quiet"
          size="snug"
        >
          {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
        </Button>
      </Form>
    </article>
  )
}
