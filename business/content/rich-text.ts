import * as staffWords from '#business/words/staff.ts'
import { linkSchema } from './link-schemas.ts'

/*
 * The node types that the editor offers (platform/fields/rich-text-editor.ts). REST takes
 * any JSON, and the converter to HTML knows more node types than the editor.
 */

/** A node of Lexical, with only the properties that the editor sets. */
export interface RichTextNode {
  type: string
  version: 1
  children?: RichTextNode[]
  text?: string
  format?: number
  tag?: string
  listType?: string
  value?: number
  fields?: { linkType: 'custom'; url: string; newTab: boolean }
}

export interface RichText {
  root: RichTextNode & { children: RichTextNode[] }
}

const maxDepth = 20
const maxNodes = 5_000

const boldAndItalic = 1 | 2
const listTags: Record<string, string> = { bullet: 'ul', number: 'ol' }
// Pasted paragraphs bring their alignment. Pages ignore it.
const alignments = ['', 'left', 'start', 'center', 'right', 'end', 'justify']

const { richTextNotOffered, richTextTooLarge, linkInvalid } = staffWords.content

/** Why the text cannot be stored, as a sentence; null if its editor could have written it. */
export function checkRichText(value: unknown): string | null {
  let problem: string | null = null
  readRichText(value, (found) => {
    problem ??= found
  })
  return problem
}

/** Omits everything that the editor does not offer. Null if the value is no formatted text. */
export function readRichText(
  value: unknown,
  report: (problem: string) => void = () => undefined,
): RichText | null {
  let nodeCount = 0

  function readNodes(nodes: unknown, depth: number): RichTextNode[] {
    if (!Array.isArray(nodes)) {
      report(richTextNotOffered)
      return []
    }
    nodeCount += nodes.length
    if (depth > maxDepth || nodeCount > maxNodes) {
      report(richTextTooLarge)
      return []
    }
    return nodes.flatMap((node: unknown, index) => readNode(node, index, depth))
  }

  function expect(isOffered: boolean, problem: string = richTextNotOffered): boolean {
    if (!isOffered) report(problem)
    return isOffered
  }

  function readNode(node: unknown, index: number, depth: number): RichTextNode[] {
    if (!isObject(node)) {
      report(richTextNotOffered)
      return []
    }
    const { type, text, format, tag, listType, value, fields } = node
    if (type === 'linebreak' || type === 'tab') return [{ type, version: 1 }]
    if (type === 'text') {
      if (!expect(typeof text === 'string')) return []
      expect(isUnset(node.style) && isOneOf(['normal', 'token', 'segmented'], node.mode))
      const bits = Number.isInteger(format) ? (format as number) : 0
      expect(isUnset(format) || (bits === format && (bits & boldAndItalic) === bits))
      return [{ type, version: 1, text: text as string, format: bits & boldAndItalic }]
    }
    if (!expect(typeof type === 'string' && elementTypes.includes(type))) return []
    expect(isOneOf(alignments, format) && isUnsetOrCount(node.indent))
    expect(isOneOf(['ltr', 'rtl'], node.direction))
    const children = readNodes(node.children, depth + 1)
    const element = { type: type as string, version: 1, children } as const
    switch (type) {
      case 'heading':
        expect(tag === 'h3')
        return [{ ...element, tag: 'h3' }]
      case 'list': {
        const isKnown = typeof listType === 'string' && Object.hasOwn(listTags, listType)
        const kind = isKnown ? listType : 'bullet'
        expect(isKnown && tag === listTags[kind])
        return [{ ...element, listType: kind, tag: listTags[kind] }]
      }
      case 'listitem':
        expect(isUnsetOrCount(value))
        return [{ ...element, value: Number.isInteger(value) ? (value as number) : index + 1 }]
      case 'link':
      case 'autolink': {
        if (!expect(isObject(fields))) return children
        const { linkType, url, newTab } = fields as Record<string, unknown>
        expect(isOneOf([true, false], newTab))
        if (!expect(isOneOf(['custom'], linkType))) return children
        if (!expect(isOfferedLink(url), linkInvalid)) return children
        const link = { linkType: 'custom', url: url as string, newTab: newTab === true } as const
        return [{ ...element, fields: link }]
      }
      default:
        return [element]
    }
  }

  const root = isObject(value) ? value.root : null
  if (!isObject(root)) {
    report(richTextNotOffered)
    return null
  }
  expect(root.type === 'root')
  return { root: { type: 'root', version: 1, children: readNodes(root.children, 0) } }
}

const elementTypes = ['paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']

function isOfferedLink(url: unknown): boolean {
  if (typeof url !== 'string' || url !== url.trim()) return false
  return /^#[\w-]+$/.test(url) || linkSchema.safeParse(url).success
}

function isOneOf(values: readonly unknown[], value: unknown): boolean {
  return value === undefined || value === null || values.includes(value)
}

function isUnset(value: unknown): boolean {
  return isOneOf([''], value)
}

function isUnsetOrCount(value: unknown): boolean {
  return isUnset(value) || (Number.isInteger(value) && Math.abs(value as number) <= maxNodes)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
