import { expect, it } from 'vitest'
import { plainRichText } from './plain-rich-text.ts'

const text = (words: string) => ({ type: 'text', text: words })
const root = (...paragraphs: object[][]) => ({
  root: { type: 'root', children: paragraphs.map((children) => ({ type: 'paragraph', children })) },
})

it('joins differently styled parts of a word, and separates paragraphs', () => {
  const link = { type: 'link', children: [text('us')] }
  const story = root([text('Call {pho'), text('ne}, ask '), link, text('.')], [text('Since 1998')])
  expect(plainRichText(story).trim().split('\n')).toEqual(['Call {phone}, ask us.', 'Since 1998'])
})

it('returns no words for an empty text', () => {
  expect(plainRichText({}).trim()).toBe('')
})
