import { Fragment, type ReactNode } from 'react'
import type { NextStep } from '#business/bookings/status/next-steps.ts'
import { defaultLanguage, type Language, languages } from '#business/languages/languages.ts'
import { mails } from '#business/words/en.ts'
import { phoneHref } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { colours, darkStyle, fontFamily } from './mail-style.ts'
import { Box, Preview } from './mail-tags.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'
import type { Sender } from './sender.ts'
import { Wordmark } from './wordmark.tsx'

/** Staff read English. */
export const staffFrame = { language: defaultLanguage, words: mails }

export function MailLayout({
  language,
  words,
  sender,
  preview,
  heading,
  greeting,
  texts: { introduction, closing, signature },
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
            <Paragraph text={introduction} phone={sender.phone} />
            {children}
            <Paragraph text={closing} phone={sender.phone} />
            <Paragraph text={signature} phone={sender.phone} />
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
}: {
  text: string | null | undefined
  /** Linked where the text contains it. */
  phone?: string | null
}) {
  if (!text) return null
  return (
    <p className="ink" style={paragraphStyle}>
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

/** Keeps the line breaks of the text, and isolates each line: people write in any direction. */
export function Lines({ text, phone }: { text: string; phone?: string | null }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi>{phone ? <LinkedPhone text={line} phone={phone} /> : line}</bdi>
    </Fragment>
  ))
}

function LinkedPhone({ text, phone }: { text: string; phone: string }) {
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a href={phoneHref(phone)} className="indigo" style={{ color: colours.indigo }}>
          {phone}
        </a>
      )}
      {part}
    </Fragment>
  ))
}
