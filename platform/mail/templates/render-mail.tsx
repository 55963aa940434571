import { render } from '@react-email/render'
import type { ReactElement } from 'react'

export interface RenderedMail {
  html: string
  text: string
}

// In plain text a heading keeps its writer's capitals, a short particular takes one line, a link is just
// its words, and that of a button is followed by its address.
const plainText = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    {
      selector: 'p.one-line',
      format: 'paragraph',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'a.button', format: 'anchor', options: { linkBrackets: false } },
  ],
}

/** A mail in both its forms, from one template. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: plainText }),
  ])
  return { html, text }
}
