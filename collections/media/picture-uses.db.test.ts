import { handleEndpoints } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { aboutPage, homePage } from '#cms/content/samples/en.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { createPerson } from '#tests/access/api-clients.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { plainPicture, toUploadFile } from '#tests/helpers/pictures.ts'

const payload = await testPayload()
const overrideAccess = true
const _status = 'published'

beforeEach(() => emptyDatabase(payload))

async function storePicture(): Promise<string> {
  const file = toUploadFile('shirt.png', await plainPicture(60, 40).png().toBuffer())
  const data = { alt: 'A shirt' }
  return (await payload.create({ collection: 'media', data, file, overrideAccess })).id
}

const remove = (id: string) => payload.delete({ collection: 'media', id, overrideAccess })

const createService = (title: string, picture: string) =>
  payload.create({
    collection: 'services',
    data: { title, slug: title.toLowerCase(), description: 'Words.', picture, _status },
    overrideAccess,
  })

const updateHomePage = (pictures: { hero?: string; gallery?: string[] }, draft = false) =>
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

describe('deleting a used picture', () => {
  it.each<[string, string, (picture: string) => Promise<unknown>]>([
    ['a service', 'Services, Ironing', (picture) => createService('Ironing', picture)],
    [
      'a testimonial',
      'Testimonials, Meera',
      (avatar) =>
        payload.create({
          collection: 'testimonials',
          data: { name: 'Meera', location: 'Juhu', text: 'Good.', avatar, _status },
          overrideAccess,
        }),
    ],
    [
      'a team member',
      'Team Members, Divya',
      (picture) =>
        payload.create({
          collection: 'team-members',
          data: { name: 'Divya', role: 'Counter', picture, _status },
          overrideAccess,
        }),
    ],
    ['a page', 'Home page, Top of the page', (hero) => updateHomePage({ hero })],
    ['a row of a page', 'Home page, Gallery', (slide) => updateHomePage({ gallery: [slide] })],
    [
      'a section with rich text',
      'About page, Story',
      (picture) =>
        payload.updateGlobal({
          slug: 'about-page',
          data: { ...aboutPage, story: { ...aboutPage.story, picture }, _status },
          overrideAccess,
        }),
    ],
    [
      'an entry that was never published',
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
      'a row of a page that was never published',
      'Home page, Gallery (draft)',
      (slide) => updateHomePage({ gallery: [slide] }, true),
    ],
  ])('is refused while %s uses the picture', async (_, place, use) => {
    const picture = await storePicture()
    await use(picture)
    await expect(remove(picture)).rejects.toMatchObject({
      message: `This picture is in use: ${place}. Please replace it there first.`,
      status: 409,
      isPublic: true,
    })
    await payload.findByID({ collection: 'media', id: picture, overrideAccess })
  })

  it('is refused while only the draft or only the published version uses the picture', async () => {
    const [picture, other] = [await storePicture(), await storePicture()]
    const { id } = await createService('Ironing', picture)
    await payload.update({
      collection: 'services',
      id,
      data: { picture: other },
      draft: true,
      overrideAccess,
    })
    await expect(remove(picture)).rejects.toThrow(
      'in use: Services, Ironing (published version). Please',
    )
    await expect(remove(other)).rejects.toThrow('in use: Services, Ironing (draft). Please')
  })

  it('names all places that use the picture', async () => {
    const picture = await storePicture()
    await createService('Ironing', picture)
    await updateHomePage({ hero: picture, gallery: [picture, picture] })
    await expect(remove(picture)).rejects.toThrow(
      'in use: Home page, Top of the page; Home page, Gallery; Services, Ironing. Please',
    )
  })
})

it('deletes a picture that only earlier versions use', async () => {
  const [picture, other] = [await storePicture(), await storePicture()]
  const { id } = await createService('Ironing', picture)
  await updateHomePage({ gallery: [picture] })
  await payload.update({ collection: 'services', id, data: { picture: other }, overrideAccess })
  await updateHomePage({ gallery: [other] })
  await remove(picture)
  const { docs } = await payload.find({ collection: 'media', overrideAccess })
  expect(docs).toMatchObject([{ id: other }])
})

describe('DELETE /api/media', () => {
  async function sendDelete(path: string) {
    const { token } = await createPerson(payload, 'editor')
    const request = new Request(`${environment.cmsUrl}/api/media${path}`, {
      method: 'DELETE',
      headers: { Origin: environment.cmsUrl, Authorization: `JWT ${token}` },
    })
    const response = await handleEndpoints({ config, request })
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    return { status: response.status, messages: errors.map(({ message }) => message) }
  }

  const refusal = 'This picture is in use: Services, Ironing. Please replace it there first.'

  it('returns the refusal for one picture', async () => {
    const picture = await storePicture()
    await createService('Ironing', picture)
    expect(await sendDelete(`/${picture}`)).toEqual({ status: 409, messages: [refusal] })
  })

  it('deletes only the unused pictures of several', async () => {
    const [picture, free] = [await storePicture(), await storePicture()]
    await createService('Ironing', picture)
    const { messages } = await sendDelete(`?where[id][in]=${picture},${free}`)
    expect(messages).toEqual([refusal])
    const { docs } = await payload.find({ collection: 'media', overrideAccess })
    expect(docs).toMatchObject([{ id: picture }])
  })
})
