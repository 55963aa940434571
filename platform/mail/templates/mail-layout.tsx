import type { ReactNode } from 'react'
import { colours, darkStyle, fontFamily } from './mail-style.ts'
import { Box, Preview } from './mail-tags.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'
import type { Sender } from './sender.ts'

export function MailLayout({
  sender,
  preview,
  heading,
  greeting,
  texts: { introduction, closing, signature },
  children,
}: {
  sender: Sender
  preview: string
  heading: string
  greeting?: string
  texts: ResolvedMailTexts
  children: ReactNode
}) {
  return (
    <html lang="en-IN" dir="ltr">
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
            <h1
              className="ink"
              style={{ margin: 0, fontSize: 24, lineHeight: '1.25', color: colours.ink }}
            >
              {heading}
            </h1>
            <Paragraph text={greeting} />
            <Paragraph text={introduction} />
            {children}
            <Paragraph text={closing} />
            <Paragraph text={signature} />
            <hr
              className="rule"
              style={{
                width: '100%',
                margin: '28px 0 16px',
                border: 0,
                borderTop: `1px solid ${colours.line}`,
              }}
            />
            <Footer sender={sender} />
          </Box>
        </Box>
      </body>
    </html>
  )
}

function Footer({ sender: { name, phone, address, hours } }: { sender: Sender }) {
  const lines = [
    address,
    phone && `Phone: ${phone}`,
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
        <Lines text={lines.join('\n')} />
      </p>
    </Box>
  )
}

export function Paragraph({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <p
      className="ink"
      style={{ margin: '16px 0 0', fontSize: 16, lineHeight: '1.55', color: colours.ink }}
    >
      <Lines text={text} />
    </p>
  )
}

/** Keeps the line breaks of the text. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ))
}
