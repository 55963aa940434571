import { Fragment, type ReactNode } from 'react'
import { langOf, type Language } from '#business/languages/languages.ts'
import type { Sentence } from '#business/words/sentence.ts'

/** Props of an element that shows a text from the CMS. */
export function textProps<Texts extends object>(texts: Texts, field: keyof Texts & string) {
  return { lang: langOf(texts, field), children: texts[field] as string | null }
}

/** A text from the CMS. Without `as`, only an untranslated text has an element. */
export function MarkedText<Texts extends object>({
  texts,
  field,
  as: Element,
  className,
}: {
  texts: Texts
  field: keyof Texts & string
  as?: 'h1' | 'h2' | 'h3' | 'li' | 'p' | 'span'
  className?: string
}) {
  const props = textProps(texts, field)
  if (!props.children) return null
  if (!Element) return props.lang ? <span {...props} /> : props.children
  return <Element {...props} className={className} />
}

/** Replaces the placeholders of a sentence with elements. */
export function FilledSentence<Name extends string>({
  sentence,
  values,
}: {
  sentence: Sentence<Name>
  values: Record<Name, ReactNode>
}) {
  // Every second part is a name.
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? values[part as Name] : part}</Fragment>
    ))
}

const bullet = /^[-–•]\s+/

/** Starts a paragraph at an empty line; lines with a dash form a list. */
export function PlainText({ text, lang }: { text: string; lang?: Language }) {
  return (
    <div lang={lang} className="prose">
      {toBlocks(text).map(({ isList, lines }, index) =>
        isList ? (
          <ul key={index}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {lines.join('\n')}
          </p>
        ),
      )}
    </div>
  )
}

interface Block {
  isList: boolean
  lines: string[]
}

function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split(/\r?\n/)) {
    const isList = bullet.test(line)
    if (line.trim() === '') open = undefined
    else if (open?.isList === isList) open.lines.push(line.replace(bullet, ''))
    else blocks.push((open = { isList, lines: [line.replace(bullet, '')] }))
  }
  return blocks
}
