import type { Language } from '#business/languages/languages.ts'

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
