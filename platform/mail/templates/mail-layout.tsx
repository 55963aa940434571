import type { ReactNode } from 'react'
import type { NextStep } from '#business/bookings/what-happens-next.ts'
import { defaultLanguage, langOf, type Language, languages } from '#business/languages/languages.ts'
import { describeWeek, type HoursRow } from '#business/pickups/opening-hours.ts'
import { mails } from '#business/words/en.ts'
import { devanagariName } from '#business/words/en-default-texts.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { BusinessInfo } from '#payload-types.ts'
import { Box, colours, darkStyle, fontFamily, Lines, Preview } from './mail-parts.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'

/** Staff read English. */
export const staffFrame = { language: defaultLanguage, words: mails }

export function MailLayout({
  language,
  words,
  sender,
  preview,
  heading,
  greeting,
  texts,
  children,
}: {
  language: Language
  words: Pick<Words['mails'], 'phone'>
  sender: Sender
  preview: string
  heading: string
  greeting?: string
  texts: ResolvedMailTexts
  children?: ReactNode
}) {
  const paragraphOf = (part: 'introduction' | 'closing' | 'signature') => (
    <Paragraph text={texts[part]} phone={sender.phone} lang={langOf(texts, part)} />
  )
  return (
    <html lang={languages[language].locale} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: colours.paper }}>
        <Preview text={preview} />
        <Box style={{ padding: '24px 12px', fontFamily }}>
          <Box
            className="card"
            style={{
              maxWidth: 560,
              padding: '28px 24px',
              backgroundColor: colours.card,
              border: `1px solid ${colours.line}`,
              borderRadius: 8,
              overflowWrap: 'anywhere',
            }}
          >
            <Wordmark name={sender.name} />
            <h1
              className="ink"
              style={{ margin: 0, fontSize: 24, lineHeight: '1.25', color: colours.ink }}
            >
              <bdi>{heading}</bdi>
            </h1>
            <Paragraph text={greeting} />
            {paragraphOf('introduction')}
            {children}
            {paragraphOf('closing')}
            {paragraphOf('signature')}
            <hr
              className="rule"
              style={{
                width: '100%',
                margin: '28px 0 16px',
                border: 0,
                borderTop: `1px solid ${colours.line}`,
              }}
            />
            <Footer words={words} sender={sender} />
          </Box>
        </Box>
      </body>
    </html>
  )
}

function Footer({
  words,
  sender: { name, phone, address, hours },
}: {
  words: Pick<Words['mails'], 'phone'>
  sender: Sender
}) {
  const lines = [
    address,
    phone && fillSentence(words.phone, { phone }),
    ...hours.map((line) => `${line.days}: ${line.hours}`),
  ].filter(Boolean)
  return (
    <Box>
      <p
        className="soft-ink"
        style={{ margin: 0, fontSize: 14, lineHeight: '1.6', color: colours.softInk }}
      >
        <strong className="indigo" style={{ fontSize: 18, color: colours.indigo }}>
          {name}
        </strong>
        <br />
        <Lines text={lines.join('\n')} phone={phone} />
      </p>
    </Box>
  )
}

export function Paragraph({
  text,
  phone,
  lang,
}: {
  lang?: Language
  text: string | null | undefined
  /** Linked where the text contains it. */
  phone?: string | null
}) {
  if (!text) return null
  return (
    <p className="ink" lang={lang} style={paragraphStyle}>
      <Lines text={text} phone={phone} />
    </p>
  )
}

const paragraphStyle = { margin: '16px 0 0', fontSize: 16, lineHeight: '1.55', color: colours.ink }

export function Steps({ heading, steps }: { heading: string; steps: NextStep[] }) {
  return (
    <>
      <p className="ink" style={{ ...paragraphStyle, marginTop: 20, fontWeight: 600 }}>
        {heading}
      </p>
      <ol
        className="ink"
        style={{ ...paragraphStyle, marginTop: 4, paddingLeft: 24, listStyle: 'decimal' }}
      >
        {steps.map(({ when, text }) => (
          <li key={when}>
            <span style={{ fontWeight: 600 }}>{when}:</span> {text}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Shows the name as on the garment label of the site. The footer has it in plain text. */
function Wordmark({ name }: { name: string }) {
  const inDevanagari = devanagariName(name)
  return (
    <p data-skip-in-text style={{ margin: '0 0 20px' }}>
      <span
        style={{
          display: 'inline-block',
          padding: 5,
          borderRadius: 8,
          backgroundColor: colours.ink,
        }}
      >
        <span
          style={{
            display: 'inline-block',
            padding: '8px 16px',
            border: '1px dashed #8a90a0',
            borderRadius: 5,
            color: colours.card,
            fontSize: 20,
            fontWeight: 800,
            lineHeight: '24px',
          }}
        >
          {name}
          {inDevanagari && <span lang="hi">{` ${inDevanagari}`}</span>}
        </span>
      </span>
    </p>
  )
}

/** Shown in the footer. */
export interface Sender {
  name: string
  phone?: string | null
  address: string
  hours: HoursRow[]
}

export function toSender(
  { name, phone, address, weeklyHours }: BusinessInfo,
  dates: Words['dates'],
): Sender {
  const { street, city, zip } = address ?? {}
  return {
    name,
    phone,
    address: [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    hours: describeWeek(weeklyHours ?? [], dates),
  }
}
