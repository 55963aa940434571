import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { phoneHref } from '#business/words/phone.ts'

// Mail programs need inline styles. Only dark mode uses the classes.
export const colours = {
  paper: '#fbfaf6',
  card: '#ffffff',
  ink: '#14213d',
  softInk: '#4a5470',
  indigo: '#27408b',
  marigold: '#f2a516',
  line: '#e6e3da',
}

export const fontFamily = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

export const darkStyle = `@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #0d1428 !important; }
  .card, .card td { background-color: #16203c !important; }
  .card, .rule { border-color: #3a476b !important; }
  .tag { border-color: ${colours.marigold} #3a476b #3a476b !important; }
  .ink { color: #f5f3ec !important; }
  .soft-ink { color: #b9c1d6 !important; }
  .indigo { color: #a9bcf5 !important; }
  .button { background-color: #a9bcf5 !important; color: #0d1428 !important; }
}`

export function Details({ children }: { children: ReactNode }) {
  return (
    <Box
      className="tag"
      style={{
        marginTop: 20,
        padding: '4px 16px 16px',
        border: `1px dashed ${colours.softInk}`,
        borderTop: `4px solid ${colours.marigold}`,
        borderRadius: 8,
      }}
    >
      {children}
    </Box>
  )
}

/** In plain text, a term and a short text share one line. */
export function Detail({
  term,
  text,
  href,
}: {
  term: string
  text: string | null | undefined | false
  href?: string
}) {
  if (!text) return null
  const isSingleLine = !text.includes('\n')
  return (
    <p
      className={isSingleLine ? 'ink one-line' : 'ink'}
      style={{ margin: '12px 0 0', fontSize: 16, lineHeight: '1.45', color: colours.ink }}
    >
      <span
        className="soft-ink"
        style={{ display: 'block', fontSize: 14, color: colours.softInk }}
      >{`${term}: `}</span>
      {href ? (
        <a
          href={href}
          target="_blank"
          className="indigo"
          style={{ color: colours.indigo, textDecoration: 'none' }}
        >
          <bdi>{text}</bdi>
        </a>
      ) : (
        <Lines text={text} />
      )}
    </p>
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
        <a
          href={phoneHref(phone)}
          className="indigo"
          style={{ color: colours.indigo, whiteSpace: 'nowrap' }}
        >
          {phone}
        </a>
      )}
      {part}
    </Fragment>
  ))
}

/**
 * Renders a one-cell table: some mail programs ignore the width, border and background of a `div`.
 */
export function Box({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      {...props}
    >
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

const previewLength = 150
// Invisible characters that do not collapse into one space.
const filler = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** Sets the text next to the subject in an inbox. The filler keeps the mail's text out. */
export function Preview({ text }: { text: string }) {
  const shown = text.slice(0, previewLength)
  return (
    <div
      // @react-email/render omits this from the plain text.
      data-skip-in-text
      style={{ display: 'none', overflow: 'hidden', opacity: 0, maxHeight: 0, maxWidth: 0 }}
    >
      {shown}
      {filler.repeat(previewLength - shown.length)}
    </div>
  )
}

/** In plain text, the address follows the label. */
export function LinkButton({ url, label }: { url: string; label: string }) {
  return (
    <Box style={{ marginTop: 20 }}>
      <a
        href={url}
        target="_blank"
        className="button"
        style={{
          display: 'inline-block',
          padding: '13px 22px',
          borderRadius: 8,
          backgroundColor: colours.indigo,
          color: colours.card,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '22px',
          textDecoration: 'none',
        }}
      >
        {label}
      </a>
    </Box>
  )
}
