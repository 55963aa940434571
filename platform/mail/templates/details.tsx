import type { ReactNode } from 'react'
import { Lines } from './mail-layout.tsx'
import { colours } from './mail-style.ts'
import { Box } from './mail-tags.tsx'

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
