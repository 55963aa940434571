import { beforeAll, describe, expect, it } from 'vitest'
import { callRestApi, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { findRecentChanges } from './find-recent-changes.ts'
import { findUntranslated } from './find-untranslated.ts'
import { searchContent } from './search-content.ts'

const payload = await samplePayload()
const overrideAccess = true
let editor: TestPerson

beforeAll(async () => {
  editor = await createPerson(payload, 'editor')
})

describe('findUntranslated', () => {
  const find = async (language: 'hi' | 'mr') => {
    const found = await findUntranslated(payload, editor.user!)
    return found.find((one) => one.language === language)!.entries
  }

  it('finds nothing in the sample content', async () => {
    expect(await find('hi')).toEqual([])
    expect(await find('mr')).toEqual([])
  })

  it('finds an emptied text of a page, in the language that lacks it', async () => {
    const { intro } = await payload.findGlobal({
      slug: 'contact-page',
      locale: 'hi',
      overrideAccess,
    })
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
            isOlder: false,
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
          isOlder: false,
        },
      ],
    })
    expect(found.flatMap(({ fields }) => fields)).toContainEqual({
      label: 'Description',
      path: `collections/media/${picture as string}?locale=mr#field-alt`,
      isOlder: false,
    })
  })

  it('finds a translation of a row until it is newer than the English text, or confirmed', async () => {
    const { docs } = await payload.find({ collection: 'services', depth: 0, overrideAccess })
    const { id, items } = docs.at(-1)!
    const [first, ...rest] = items!
    const change = (text: string, locale: 'en' | 'hi') => {
      const rows = [{ ...first!, text }, ...rest]
      return payload.update({
        collection: 'services',
        id,
        locale,
        data: { items: rows },
        ...asDraft,
      })
    }
    const asDraft = { draft: true, fallbackLocale: false, overrideAccess } as const
    const findOlder = async () => {
      const fields = (await find('hi')).flatMap((entry) => entry.fields)
      return fields.filter(({ isOlder }) => isOlder).map(({ path }) => path.split('#')[1])
    }
    await change('Silk ties', 'en')
    expect(await findOlder()).toEqual(['field-items__0__text'])
    await change('रेशमी टाई', 'hi')
    expect(await findOlder()).toEqual([])
    await change('Silk and wool ties', 'en')
    expect(await findOlder()).toEqual(['field-items__0__text'])
    const textTimes = [`items.${first!.id!}.text`]
    const path = `services/${id}?draft=true&locale=hi`
    await callRestApi(editor.token, 'PATCH', path, JSON.stringify({ textTimes }))
    expect(await findOlder()).toEqual([])
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
})

describe('findRecentChanges', () => {
  let asha: TestPerson
  let ravi: TestPerson

  beforeAll(async () => {
    ;[asha, ravi] = [await createPerson(payload, 'editor'), await createPerson(payload, 'editor')]
  })

  const changesOf = async ({ user }: TestPerson) => {
    const { drafts, others } = await findRecentChanges(payload, user!)
    const names = (changes: typeof drafts) => changes.map(({ name }) => name)
    return { drafts: names(drafts), others: names(others) }
  }

  it('lists own drafts, and the changes of others with published ones', async () => {
    const { REST: api } = asha.clients
    const offer = await api.create('offers', { words: '' }, true)
    await api.updateGlobal('about-page', { story: { heading: 'Since 1998' } }, true)
    const [price] = await api.find('prices', {})
    await api.update('prices', price!.id, { unit: 'a pair', _status: 'published' })

    const own = await changesOf(asha)
    expect(own.drafts).toEqual(['About page', 'Offer: Untitled'])
    expect(own.others[0]).toBe(`Price: ${price!.item as string}`)
    expect(own.others).not.toContain('About page')

    const foreign = await changesOf(ravi)
    expect(foreign.drafts).toEqual([])
    expect(foreign.others.slice(0, 3)).toEqual([
      `Price: ${price!.item as string}`,
      'About page',
      'Offer: Untitled',
    ])
    const { others } = await findRecentChanges(payload, ravi.user!)
    expect(others[2]).toMatchObject({
      path: `collections/offers/${offer.id}`,
      changedBy: asha.user!.email,
      isDraft: true,
    })
  })

  it('lists a change by a colleague although newer own drafts fill the list', async () => {
    const [price] = await ravi.clients.REST.find('prices', {})
    await ravi.clients.REST.update('prices', price!.id, { unit: 'a set', _status: 'published' })
    for (const item of ['Cap', 'Scarf', 'Belt', 'Tie', 'Glove', 'Sock', 'Vest']) {
      await asha.clients.REST.create('prices', { item }, true)
    }
    expect((await changesOf(asha)).others[0]).toBe(`Price: ${price!.item as string}`)
  })

  it('leaves out trashed entries', async () => {
    const { REST: api } = asha.clients
    const { id } = await api.create('testimonials', { name: 'Meera' }, true)
    expect((await changesOf(asha)).drafts).toContain('Testimonial: Meera')
    await api.update('testimonials', id, { deletedAt: new Date().toISOString() })
    expect((await changesOf(asha)).drafts).not.toContain('Testimonial: Meera')
  })
})

describe('searchContent', () => {
  const search = (words: string) => searchContent(payload, editor.user!, words)

  it('finds entries in any case, with the field and where they appear', async () => {
    await payload.create({
      collection: 'services',
      data: {
        title: 'Quilts',
        slug: 'quilts',
        description: 'Washed  Gently at home.',
        featured: true,
        _status: 'published',
      },
      overrideAccess,
    })
    expect(await search(' washed gently ')).toMatchObject([
      {
        name: 'Services, Quilts',
        found: [{ label: 'Description', text: 'Washed  Gently at home.' }],
        places: ['Services', 'Home'],
      },
    ])
  })

  it('finds rows of entries and pages', async () => {
    const items = [{ text: 'Shirts' }, { text: 'Pashminas' }]
    const { docs } = await payload.find({ collection: 'services', limit: 1, overrideAccess })
    await payload.update({
      collection: 'services',
      id: docs[0]!.id,
      data: { items },
      overrideAccess,
    })
    expect(await search('pashmina')).toMatchObject([
      { name: `Services, ${docs[0]!.title}`, found: [{ text: 'Pashminas' }] },
    ])
    const { sections } = await payload.findGlobal({ slug: 'privacy-page', overrideAccess })
    const found = await search(sections![1]!.heading)
    expect(found.map(({ name }) => name)).toContain('Privacy page')
  })

  it('finds drafts and rich text, and nothing in the trash', async () => {
    const { REST: api } = editor.clients
    const about = await payload.findGlobal({ slug: 'about-page', depth: 0, overrideAccess })
    const word = 'Zaribagh'
    const text = { type: 'text', version: 1, text: `Old ${word}` }
    const story = {
      ...about.story,
      text: {
        root: {
          ...about.story.text.root,
          children: [{ type: 'paragraph', version: 1, children: [text] }],
        },
      },
    }
    await api.updateGlobal('about-page', { story }, true)
    const offer = await api.create(
      'offers',
      { words: `${word} week`, topOfHome: true, banners: false, firstOrders: false },
      true,
    )
    const trashed = await api.create('prices', { item: word }, true)
    await api.update('prices', trashed.id, { deletedAt: new Date().toISOString() })
    expect((await search('zaribagh')).map(({ path, places }) => [path, ...places])).toEqual([
      ['globals/about-page', 'About'],
      [`collections/offers/${offer.id}`, 'At the top of the home page'],
    ])
  })

  it('names the entries that use a picture', async () => {
    const { docs } = await payload.find({ collection: 'services', depth: 1, overrideAccess })
    const { title, picture } = docs.find((service) => service.picture)!
    const { alt } = picture as { alt: string }
    const found = (await search(alt)).find(({ path }) => path.startsWith('collections/media/'))
    expect(found?.places).toContain(`Services, ${title}`)
  })

  it('names entries of which only the published version uses a picture', async () => {
    const { docs } = await payload.find({ collection: 'services', depth: 1, overrideAccess })
    const { id, title, picture } = docs.findLast((service) => service.picture)!
    const data = { picture: null }
    await payload.update({ collection: 'services', id, data, draft: true, overrideAccess })
    const { alt } = picture as { alt: string }
    const found = (await search(alt)).find(({ path }) => path.startsWith('collections/media/'))
    expect(found?.places).toContain(`Services, ${title} (published version)`)
  })

  it('finds nothing without words', async () => {
    expect(await search(' ')).toEqual([])
  })
})
