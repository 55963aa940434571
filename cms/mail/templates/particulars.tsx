import { Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { Lines } from './mail-layout.tsx'
import { colours } from './mail-style.ts'

/** What is known of a booking or a message, on a ground like the tag that is pinned to the garments. */
export function Particulars({ children }: { children: ReactNode }) {
  return (
    <Section
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
    </Section>
  )
}

/** A term above its text; where there is no text, nothing. In plain text one line takes both. */
export function Particular({
  term,
  text,
  href,
}: {
  term: string
  text: string | null | undefined
  href?: string
}) {
  if (!text) return null
  const inOneLine = !text.includes('\n')
  return (
    <Text
      className={inOneLine ? 'ink one-line' : 'ink'}
      style={{ margin: '12px 0 0', fontSize: 16, lineHeight: '1.45', color: colours.ink }}
    >
      <span
        className="soft-ink"
        style={{ display: 'block', fontSize: 14, color: colours.softInk }}
      >{`${term}: `}</span>
      {href ? (
        <Link href={href} className="indigo" style={{ color: colours.indigo }}>
          {text}
        </Link>
      ) : (
        <Lines text={text} />
      )}
    </Text>
  )
}
