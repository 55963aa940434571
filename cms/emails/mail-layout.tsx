import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { describeWeek, type HoursLine } from '#business/opening-hours'
import type { BusinessInfo } from '#payload-types'
import type { ReactNode } from 'react'

/** Whom a mail is from, as its foot says it. */
export interface Sender {
  name: string
  phone?: string | null
  address: string
  hours: HoursLine[]
}

export function senderOf({ name, phone, address, weeklyHours }: BusinessInfo): Sender {
  const { street, city, zip } = address ?? {}
  return {
    name: name || 'Saaf',
    phone,
    address: [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    hours: describeWeek(weeklyHours ?? []),
  }
}

const ink = '#14213d'
const softInk = '#4a5470'
const line = '#e6e3da'
const fontFamily = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/** What all mails share: the paper, the heading, and who it is from. */
export function MailLayout({
  sender,
  preview,
  heading,
  children,
}: {
  sender: Sender
  preview: string
  heading: string
  children: ReactNode
}) {
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: '#fbfaf6', fontFamily }}>
        <Container
          style={{
            maxWidth: 560,
            padding: '28px 24px',
            backgroundColor: '#ffffff',
            border: `1px solid ${line}`,
            borderRadius: 8,
            color: ink,
          }}
        >
          <Heading as="h1" style={{ margin: 0, fontSize: 24, lineHeight: '1.25' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ margin: '28px 0 16px', border: 0, borderTop: `1px solid ${line}` }} />
          <SenderFoot sender={sender} />
        </Container>
      </Body>
    </Html>
  )
}

function SenderFoot({ sender: { name, phone, address, hours } }: { sender: Sender }) {
  const style = { margin: '2px 0', fontSize: 14, lineHeight: '1.5', color: softInk }
  return (
    <Section>
      <Text style={{ ...style, fontWeight: 600, color: ink }}>{name}</Text>
      {address && <Text style={style}>{address}</Text>}
      {phone && <Text style={style}>Phone: {phone}</Text>}
      {hours.map(({ days, hours: open }) => (
        <Text key={days} style={style}>
          {days}: {open}
        </Text>
      ))}
    </Section>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ margin: '16px 0 0', fontSize: 16, lineHeight: '1.55' }}>{children}</Text>
}

/** A list of what is said about something: each term on a line above its text. Lines without a text are left out. */
export function Particulars({
  lines,
}: {
  lines: [term: string, text: string | null | undefined][]
}) {
  return (
    <Section
      style={{
        marginTop: 20,
        padding: '4px 16px 12px',
        border: `1px dashed ${softInk}`,
        borderRadius: 8,
      }}
    >
      {lines
        .filter(([, text]) => text)
        .map(([term, text]) => (
          <Text
            key={term}
            style={{
              margin: '12px 0 0',
              fontSize: 16,
              lineHeight: '1.45',
              overflowWrap: 'anywhere',
            }}
          >
            <span style={{ fontSize: 14, color: softInk }}>{term}:</span>
            <br />
            <Lines text={text ?? ''} />
          </Text>
        ))}
    </Section>
  )
}

/** Text with the line breaks that its writer made. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((part, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {part}
    </span>
  ))
}
