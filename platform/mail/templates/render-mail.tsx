import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

export interface RenderedMail {
  html: string
  text: string
}

// Headings keep their case, short details take one line, and only buttons show their address.
const plainText = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    {
      selector: 'p.one-line',
      format: 'paragraph',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'table.bill', format: 'dataTable', options: { colSpacing: 2 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'a.button', format: 'anchor', options: { linkBrackets: false } },
  ],
}

export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail)
  return { html, text: toPlainText(html, plainText) }
}
