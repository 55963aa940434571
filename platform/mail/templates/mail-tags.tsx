import type { ComponentProps } from 'react'

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
