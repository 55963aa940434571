import { Fragment } from 'react'
import { formatPaise, type StartingPrice } from '#business/content/prices.ts'
import type { Language } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

export function FromPrice({
  words,
  fromPaise,
  note,
  noteLang,
}: Pick<StartingPrice, 'fromPaise' | 'note'> & {
  words: Words['prices']
  noteLang?: Language | undefined
}) {
  return words.from.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word === '{price}' ? (
        <span className="font-semibold tabular-nums">{formatPaise(fromPaise)}</span>
      ) : word === '{unit}' ? (
        <span lang={noteLang} className="text-sm text-ink-soft">
          {note}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">{word}</span>
      )}
    </Fragment>
  ))
}
