import { describe, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { checkRichText, readRichText } from './rich-text.ts'

const text = (words: string, more = {}) => ({ type: 'text', text: words, ...more })
const paragraph = (children: unknown, more = {}) => ({ type: 'paragraph', children, ...more })
const link = (url: unknown, more = {}) => ({
  type: 'link',
  fields: { linkType: 'custom', url, newTab: false, ...more },
  children: [text('us')],
})
const tree = (...children: unknown[]) => ({ root: { type: 'root', children } })
function nested(depth: number): unknown {
  let node: unknown = text('Deep')
  for (let level = 0; level < depth; level += 1) node = { type: 'quote', children: [node] }
  return node
}
const words = (value: unknown) => JSON.stringify(readRichText(value)).match(/"text":"[^"]*"/g)

it('accepts what the editor offers', () => {
  const item = { type: 'listitem', value: 1, checked: undefined, children: [text('One')] }
  const formatted = tree(
    paragraph([text('Bold', { format: 3, mode: 'normal', style: '', detail: 0 })], {
      direction: 'ltr',
      format: 'center',
      indent: 0,
      textFormat: 1,
      textStyle: '',
    }),
    { type: 'heading', tag: 'h3', children: [text('Heading')], direction: null },
    { type: 'quote', children: [text('Quote'), { type: 'linebreak' }, { type: 'tab' }] },
    { type: 'list', listType: 'number', tag: 'ol', start: 1, children: [item] },
    paragraph([link('/about#team'), link('#top', { newTab: true, doc: null })]),
    paragraph([{ ...link('https://example.com/a?b=c'), type: 'autolink' }]),
    paragraph([]),
  )
  expect(checkRichText(formatted)).toBeNull()
  expect(words(formatted)).toHaveLength(7)
})

describe.each([
  ['an upload', { type: 'upload', fields: null, value: { url: 'javascript:x' } }],
  ['a relationship', { type: 'relationship', relationTo: 'users', value: '1' }],
  ['a block', { type: 'block', fields: { blockType: 'code' } }],
  ['an inline block', { type: 'inlineBlock', fields: {} }],
  ['a horizontal rule', { type: 'horizontalrule' }],
  ['a table', { type: 'table', children: [] }],
  ['a name of an object’s property', { type: 'constructor', children: [text('x')] }],
  ['a node without a type', { children: [text('x')] }],
  ['a type that is a list', { type: ['paragraph'], children: [text('x')] }],
  ['a text as node', 'x'],
  ['a number as node', 5],
  ['null as node', null],
  ['a list as node', [text('x')]],
  ['words that are no text', text({ toString: 'x' } as never)],
  ['children that are no list', paragraph({ 0: text('x') })],
  ['missing children', paragraph(undefined)],
])('%s', (_, node) => {
  it('is refused, and dropped on reading', () => {
    const stored = tree(paragraph([text('Before')]), node, paragraph([text('After')]))
    expect(checkRichText(stored)).toBe(staffWords.content.richTextNotOffered)
    expect(words(stored)).toEqual(['"text":"Before"', '"text":"After"'])
  })
})

it.each([
  ['underlined text', paragraph([text('x', { format: 8 })])],
  ['a format that is no number', paragraph([text('x', { format: '1' })])],
  ['a negative format', paragraph([text('x', { format: -1 })])],
  ['a style', paragraph([text('x', { style: 'position:fixed' })])],
  ['an unknown mode', paragraph([text('x', { mode: 'x' })])],
  ['an unknown alignment', paragraph([text('x')], { format: 'left;color:red' })],
  ['an indent that is no number', paragraph([text('x')], { indent: '1px;color:red' })],
  ['another heading', { type: 'heading', tag: 'h1', children: [text('x')] }],
  ['a heading of scripts', { type: 'heading', tag: 'script', children: [text('x')] }],
  ['a checklist', { type: 'list', listType: 'check', tag: 'ul', children: [text('x')] }],
  [
    'a list with another tag',
    { type: 'list', listType: 'bullet', tag: 'ol', children: [text('x')] },
  ],
  ['a value that is no number', { type: 'listitem', value: '"', children: [text('x')] }],
  ['a link to an entry', paragraph([{ ...link('/a', { linkType: 'internal' }) }])],
  ['a link without an address', paragraph([{ type: 'link', children: [text('us')] }])],
])('refuses %s, and keeps its words on reading', (_, node) => {
  const stored = tree(node)
  expect(checkRichText(stored)).toBe(staffWords.content.richTextNotOffered)
  expect(words(stored)).toHaveLength(1)
  const cleaned = readRichText(stored)
  expect(checkRichText(cleaned)).toBeNull()
})

describe.each(['link', 'autolink'])('%s', (type) => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&colon;alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    'https:example.com',
    'https://',
    'www.example.com',
    '#a b',
    '',
    5,
    null,
    undefined,
    ['https://example.com'],
    { href: 'https://example.com' },
  ])('refuses the address %j, and keeps only its words on reading', (url) => {
    const stored = tree(paragraph([{ ...link(url), type }]))
    expect(checkRichText(stored)).toBe(staffWords.content.linkInvalid)
    expect(readRichText(stored)!.root.children).toEqual(
      readRichText(tree(paragraph([text('us')])))!.root.children,
    )
  })
})

it.each([10_000, 21])('refuses and cuts %i levels', (depth) => {
  const deep = tree(paragraph([text('Before')]), nested(depth))
  expect(checkRichText(deep)).toBe(staffWords.content.richTextTooLarge)
  expect(words(deep)).toEqual(['"text":"Before"'])
})

it('refuses more nodes than a page needs', () => {
  const many = tree(...Array.from({ length: 2_501 }, () => paragraph([text('x')])))
  expect(checkRichText(many)).toBe(staffWords.content.richTextTooLarge)
  expect(words(many)!.length).toBeLessThan(2_501)
})

it.each([
  [null],
  [undefined],
  [5],
  ['x'],
  [[]],
  [{}],
  [{ root: null }],
  [{ root: [] }],
  [{ root: 'x' }],
])('refuses and reads %j as no text', (value) => {
  expect(checkRichText(value)).toBe(staffWords.content.richTextNotOffered)
  expect(readRichText(value)).toBeNull()
})
