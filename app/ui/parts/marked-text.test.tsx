import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlainText } from './marked-text.tsx'

const html = (text: string) =>
  renderToStaticMarkup(<PlainText text={text} />).replaceAll(/ class="[^"]*"/g, '')

it.each([
  ['One line', '<p>One line</p>'],
  ['Two\nlines', '<p>Two\nlines</p>'],
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    'Either:\n- this\r\n- that\nor not',
    '<p>Either:</p><ul><li>this</li><li>that</li></ul><p>or not</p>',
  ],
  ['- a\n\n- b', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['-5 degrees - and more', '<p>-5 degrees - and more</p>'],
  ['<b>', '<p>&lt;b&gt;</p>'],
  ['', ''],
])('renders %j', (text, expected) => {
  expect(html(text)).toBe(`<div>${expected}</div>`)
})
