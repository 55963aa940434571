interface Node {
  type?: string
  text?: string
  root?: Node
  children?: Node[]
}

/** The words of a rich text, one line per paragraph. */
export function plainRichText({ type, text, root, children = [] }: Node): string {
  if (root) return plainRichText(root)
  if (typeof text === 'string') return text
  const words = children.map(plainRichText).join('')
  return type === 'link' ? words : `${words}\n`
}
