import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { byLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import config from '#payload.config.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const { globals } = await config
const as = { overrideAccess: true, depth: 0 } as const

describe('clean texts', () => {
  it('cleans texts of pages, in groups, lists and rich text', async () => {
    const text = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
    const paragraph = {
      ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0 },
      children: [
        { ...text, text: 'Since\u202e 1998, ' },
        { ...text, text: ' ', format: 1 },
      ],
    }
    const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 } as const
    const data = {
      story: {
        heading: 'Our \u200bstory ',
        text: { root: { ...root, children: [paragraph] } },
      },
    }
    const page = await payload.updateGlobal({
      slug: 'about-page',
      data: data,
      draft: true,
      ...as,
    })
    expect(page.story).toMatchObject({
      // An autosave while typing keeps the last space.
      heading: 'Our story ',
      text: { root: { children: [{ children: [{ text: 'Since 1998, ' }, { text: ' ' }] }] } },
    })
  })

  it('accepts the same email addresses for the business as for customers', async () => {
    const problemWith = (address: string) =>
      payload
        .updateGlobal({ slug: 'business-info', data: { staffAddresses: [{ address }] }, ...as })
        .then(() => '', String)
    const field = 'Emails for new bookings'
    expect(await problemWith('asha@example')).toContain(field)
    expect(await problemWith('a&b@उदाहरण.भारत\u200b')).not.toContain(field)
  })

  it('trims email addresses, also in drafts', async () => {
    const data = { email: ' asha@example.com\u00a0' }
    const { email } = await payload.updateGlobal({
      slug: 'business-info',
      data,
      draft: true,
      ...as,
    })
    expect(email).toBe('asha@example.com')
  })

  it('leaves passwords unchanged', async () => {
    const { id, email } = await createUserWithRole(payload, 'editor')
    const password = 'correct horse\u200b battery \u00a0staple'
    await payload.update({
      collection: 'users',
      id,
      data: { password, name: '\u2066Neha\u2069' },
      ...as,
    })
    const { user } = await payload.login({
      collection: 'users',
      data: { email: ` ${email}\u200b`, password },
    })
    expect(user?.name).toBe('Neha')
  })
})

describe('placeholders', () => {
  function placeholdersOf(slug: string, path: string[]): unknown {
    let fields = globals.find((global) => global.slug === slug)!.flattenedFields
    let field: FlattenedField | undefined
    for (const name of path) {
      field = fields.find((candidate) => candidate.name === name)
      fields = (field as { flattenedFields?: FlattenedField[] }).flattenedFields ?? []
    }
    const { Field } =
      (field as { admin: { components?: { Field?: object } } }).admin.components ?? {}
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
})
