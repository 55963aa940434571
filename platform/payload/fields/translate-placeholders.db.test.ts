import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { byLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import config from '#payload.config.ts'

const { globals } = await config

function placeholdersOf(slug: string, path: string[]): unknown {
  let fields = globals.find((global) => global.slug === slug)!.flattenedFields
  let field: FlattenedField | undefined
  for (const name of path) {
    field = fields.find((candidate) => candidate.name === name)
    fields = (field as { flattenedFields?: FlattenedField[] }).flattenedFields ?? []
  }
  const { Field } = (field as { admin: { components?: { Field?: object } } }).admin.components ?? {}
  return (Field as { clientProps?: { placeholders?: unknown } })?.clientProps?.placeholders
}

const textsOf = (pick: (texts: ReturnType<typeof wordsFor>['defaultTexts']) => string) =>
  byLanguage((language) => pick(wordsFor(language).defaultTexts))

it('shows default texts in each language', () => {
  expect(placeholdersOf('services-page', ['prices', 'heading'])).toEqual(
    textsOf(({ services }) => services.prices.heading),
  )
  expect(placeholdersOf('site-layout', ['notFound', 'text'])).toEqual(
    textsOf(({ layout }) => layout.notFound.text),
  )
  expect(placeholdersOf('mail-texts', ['confirmed', 'introduction'])).toEqual(
    textsOf(({ mails }) => mails.confirmed.introduction),
  )
  expect(placeholdersOf('mail-texts', ['whatsapp', 'pending'])).toEqual(
    textsOf(({ whatsapp }) => whatsapp.pending),
  )
})

it('leaves fields without a default text unchanged', () =>
  expect(placeholdersOf('services-page', ['intro', 'heading'])).toBeUndefined())
