import { readRichText, type RichTextNode } from '#business/content/rich-text.ts'

/** The words of a rich text, one line per paragraph. */
export function plainRichText(value: unknown): string {
  return (readRichText(value)?.root.children ?? []).map(plainNode).join('')
}

function plainNode({ type, text, children }: RichTextNode): string {
  if (text !== undefined) return text
  const words = (children ?? []).map(plainNode).join('')
  return type === 'link' || type === 'autolink' ? words : `${words}\n`
}
