import { handleEndpoints } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { aboutPage } from '#cms/content/samples/about-page.ts'
import { homePage } from '#cms/content/samples/home-page.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { person } from '#tests/access/doors.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { plainPicture, upload } from '#tests/setup/pictures.ts'

const payload = await testPayload()
const overrideAccess = true
const _status = 'published'

beforeEach(() => emptyDatabase(payload))

async function storePicture(): Promise<string> {
  const file = upload('shirt.png', await plainPicture(60, 40).png().toBuffer())
  const data = { alt: 'A shirt' }
  return (await payload.create({ collection: 'media', data, file, overrideAccess })).id
}

const remove = (id: string) => payload.delete({ collection: 'media', id, overrideAccess })

const offer = (title: string, picture: string) =>
  payload.create({
    collection: 'services',
    data: { title, slug: title.toLowerCase(), description: 'Words.', picture, order: 1, _status },
    overrideAccess,
  })

const writeHome = (pictures: { hero?: string; gallery?: string[] }, draft = false) =>
  payload.updateGlobal({
    slug: 'home-page',
    data: {
      ...homePage,
      hero: { ...homePage.hero, picture: pictures.hero ?? null },
      gallery: (pictures.gallery ?? []).map((picture) => ({ picture })),
      ...(!draft && { _status }),
    },
    draft,
    overrideAccess,
  })

describe('a picture is not deleted while it stands', () => {
  it.each<[string, string, (picture: string) => Promise<unknown>]>([
    ['in a service', 'Services, Ironing', (picture) => offer('Ironing', picture)],
    [
      'beside a testimonial',
      'Testimonials, Meera',
      (avatar) =>
        payload.create({
          collection: 'testimonials',
          data: { name: 'Meera', location: 'Juhu', text: 'Good.', avatar, order: 1, _status },
          overrideAccess,
        }),
    ],
    [
      'beside a team member',
      'Team Members, Divya',
      (picture) =>
        payload.create({
          collection: 'team-members',
          data: { name: 'Divya', role: 'Counter', picture, order: 1, _status },
          overrideAccess,
        }),
    ],
    ['on a page', 'Home page, Top of the page', (hero) => writeHome({ hero })],
    ['in a row of a page', 'Home page, Gallery', (slide) => writeHome({ gallery: [slide] })],
    [
      'in a part of a page with a text',
      'About page, Story',
      (picture) =>
        payload.updateGlobal({
          slug: 'about-page',
          data: { ...aboutPage, story: { ...aboutPage.story, picture }, _status },
          overrideAccess,
        }),
    ],
    [
      'in an entry that was never published',
      'Services, Darning',
      (picture) =>
        payload.create({
          collection: 'services',
          data: { title: 'Darning', picture },
          draft: true,
          overrideAccess,
        }),
    ],
    [
      'in a row of a page that was never published',
      'Home page, Gallery (draft)',
      (slide) => writeHome({ gallery: [slide] }, true),
    ],
  ])('%s', async (_, place, use) => {
    const picture = await storePicture()
    await use(picture)
    await expect(remove(picture)).rejects.toMatchObject({
      message: `This picture is used: ${place}. Please choose another one there first.`,
      status: 409,
      isPublic: true,
    })
    await payload.findByID({ collection: 'media', id: picture, overrideAccess })
  })

  it('in a draft of what is published with another', async () => {
    const [picture, other] = [await storePicture(), await storePicture()]
    const { id } = await offer('Ironing', picture)
    await payload.update({
      collection: 'services',
      id,
      data: { picture: other },
      draft: true,
      overrideAccess,
    })
    await expect(remove(picture)).rejects.toThrow('used: Services, Ironing (as published). Please')
    await expect(remove(other)).rejects.toThrow('used: Services, Ironing (draft). Please')
  })

  it('in several places, and says all of them', async () => {
    const picture = await storePicture()
    await offer('Ironing', picture)
    await writeHome({ hero: picture, gallery: [picture, picture] })
    await expect(remove(picture)).rejects.toThrow(
      'used: Home page, Top of the page; Home page, Gallery; Services, Ironing. Please',
    )
  })
})

it('is deleted once it stands nowhere but in earlier versions', async () => {
  const [picture, other] = [await storePicture(), await storePicture()]
  const { id } = await offer('Ironing', picture)
  await writeHome({ gallery: [picture] })
  await payload.update({ collection: 'services', id, data: { picture: other }, overrideAccess })
  await writeHome({ gallery: [other] })
  await remove(picture)
  const { docs } = await payload.find({ collection: 'media', overrideAccess })
  expect(docs).toMatchObject([{ id: other }])
})

describe('over REST', () => {
  async function erase(path: string) {
    const { token } = await person(payload, 'editor')
    const request = new Request(`${environment.cmsUrl}/api/media${path}`, {
      method: 'DELETE',
      headers: { Origin: environment.cmsUrl, Authorization: `JWT ${token}` },
    })
    const answer = await handleEndpoints({ config, request })
    const { errors } = (await answer.json()) as { errors: { message: string }[] }
    return { status: answer.status, sentences: errors.map(({ message }) => message) }
  }

  const sentence = 'This picture is used: Services, Ironing. Please choose another one there first.'

  it('one is refused with the sentence', async () => {
    const picture = await storePicture()
    await offer('Ironing', picture)
    expect(await erase(`/${picture}`)).toEqual({ status: 409, sentences: [sentence] })
  })

  it('of many those are deleted that stand nowhere', async () => {
    const [picture, free] = [await storePicture(), await storePicture()]
    await offer('Ironing', picture)
    const { sentences } = await erase(`?where[id][in]=${picture},${free}`)
    expect(sentences).toEqual([sentence])
    const { docs } = await payload.find({ collection: 'media', overrideAccess })
    expect(docs).toMatchObject([{ id: picture }])
  })
})
