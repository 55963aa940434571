import { beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { findUntranslated } from './find-untranslated.ts'

const payload = await samplePayload()
const overrideAccess = true
let editor: TestPerson

beforeAll(async () => {
  editor = await createPerson(payload, 'editor')
})

const find = async (language: 'hi' | 'mr') => {
  const found = await findUntranslated(payload, editor.user!)
  return found.find((one) => one.language === language)!.entries
}

it('finds nothing in the sample content', async () => {
  expect(await find('hi')).toEqual([])
  expect(await find('mr')).toEqual([])
})

it('finds an emptied text of a page, in the language that lacks it', async () => {
  const { intro } = await payload.findGlobal({ slug: 'contact-page', locale: 'hi', overrideAccess })
  await payload.updateGlobal({
    slug: 'contact-page',
    data: { intro: { ...intro, heading: '' } },
    locale: 'hi',
    overrideAccess,
  })
  expect(await find('hi')).toEqual([
    {
      name: 'Contact page',
      fields: [
        {
          label: 'Top of the page, Heading',
          path: 'globals/contact-page?locale=hi#field-intro__heading',
        },
      ],
    },
  ])
  expect(await find('mr')).toEqual([])
})

it('finds new rows, pictures and drafts', async () => {
  const { docs } = await payload.find({ collection: 'services', depth: 0, overrideAccess })
  const { id, title, items, picture } = docs[0]!
  await payload.update({
    collection: 'services',
    id,
    data: { items: [...items!, { text: 'Pashminas' }] },
    draft: true,
    overrideAccess,
  })
  const media = await payload.update({
    collection: 'media',
    id: picture as string,
    data: { alt: '' },
    locale: 'mr',
    overrideAccess,
  })
  expect(media.id).toBe(picture)
  const found = await find('mr')
  expect(found).toContainEqual({
    name: `Services, ${title}`,
    fields: [
      {
        label: 'Bullet points, Text',
        path: `collections/services/${id}?locale=mr#field-items__${items!.length}__text`,
      },
    ],
  })
  expect(found.flatMap(({ fields }) => fields)).toContainEqual({
    label: 'Description',
    path: `collections/media/${picture as string}?locale=mr#field-alt`,
  })
})

it('leaves out English default texts, because each language has its own', async () => {
  const { banner } = await payload.findGlobal({ slug: 'home-page', locale: 'mr', overrideAccess })
  const data = { banner: { ...banner, button: '' } }
  const names = async () => (await find('mr')).map(({ name }) => name)
  await payload.updateGlobal({ slug: 'home-page', data, locale: 'mr', overrideAccess })
  expect(await names()).not.toContain('Home page')
  const english = { banner: { heading: banner.heading, button: 'Get a pickup' } }
  await payload.updateGlobal({ slug: 'home-page', data: english, overrideAccess })
  expect(await names()).toContain('Home page')
})
