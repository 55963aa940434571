import { Fragment, type ReactNode } from 'react'
import type { Sentence } from '#business/words/sentence.ts'

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
