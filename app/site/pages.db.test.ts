import { randomUUID } from 'node:crypto'
import type { MetaDescriptor } from '@remix-run/node'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import { isStatic } from '#app/http/route-handle.ts'
import * as about from '#app/site/about/about.tsx'
import * as contact from '#app/site/contact/contact.tsx'
import * as home from '#app/site/home/home.tsx'
import * as locations from '#app/site/locations/locations.tsx'
import * as privacy from '#app/site/privacy/privacy.tsx'
import * as services from '#app/site/services/services.tsx'
import * as frame from '#app/site/shell/layout.tsx'
import * as notFound from '#app/site/shell/not-found.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import { serviceAreaMessages } from '#business/words/service-area-messages.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { offers } from '#cms/content/samples/offers.ts'
import { prices } from '#cms/content/samples/prices.ts'
import { environment } from '#environment.ts'
import { previewToken } from '#platform/publishing/preview-token.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { type Answer, get } from '#tests/setup/route-request.ts'

const payload = await samplePayload()
const shown = { home, about, services, locations, privacy }
const pages = { ...shown, contact, booking }
const pageNames = Object.keys(pages) as (keyof typeof pages)[]
const ask = (page: keyof typeof pages, query = ''): Promise<Answer> =>
  get(pages[page] as typeof home, sitePages[page].path + query)

const words = 'Not for visitors yet'
const overrideAccess = true
const saysThem = ({ data }: Answer) => JSON.stringify(data).includes(words)

/** Nobody has published these words, of which every page has some. */
beforeAll(async () => {
  for (const page of pageNames) {
    const slug = `${page}-page` as const
    const section = page === 'home' ? 'hero' : 'intro'
    const data = { [section]: { heading: words, text: words } }
    await payload.updateGlobal({ slug, data, draft: true, overrideAccess })
  }
  const header = { bookButton: words, notFound: { heading: words } }
  await payload.updateGlobal({ slug: 'site-layout', data: header, draft: true, overrideAccess })
})

describe.each(pageNames)('the page “%s”', (page) => {
  const { path } = sitePages[page]

  it('shows what is published, and calls itself by its one address', async () => {
    const answer = (await ask(page)) as Answer<{ meta: MetaDescriptor[] }>
    expect(answer.status).toBe(200)
    const { meta } = answer.data!
    const canonical = { tagName: 'link', rel: 'canonical', href: environment.siteUrl + path }
    expect(meta).toContainEqual(canonical)
    expect(meta).toContainEqual({ title: expect.stringMatching(/\S/) as string })
    expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
    expect(saysThem(answer)).toBe(false)
  })

  it('says nothing of whom new bookings are mailed to, nor what it was not asked', async () => {
    const said = JSON.stringify((await ask(page)).data)
    const addresses = businessInfo.staffAddresses!.map(({ address }) => address)
    const told = [...addresses, '_status', 'updatedAt'].filter((part) => said.includes(part))
    expect(told).toEqual([])
  })

  it('shows drafts to who holds a preview link that is good, and to nobody else', async () => {
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    const good = previewToken(environment.secret!, new Date())
    expect(saysThem(await ask(page, `?preview=${good}`))).toBe(true)
    for (const token of [
      '',
      'x',
      'made.up',
      good.slice(0, -1),
      previewToken(environment.secret!, dayAgo),
    ]) {
      const answer = await ask(page, `?preview=${token}`)
      expect(answer.status, token).toBe(200)
      expect(saysThem(answer), token).toBe(false)
    }
  })
})

it.each(Object.entries({ ...shown, notFound }))(
  'the page “%s” ships no script',
  (_, { handle }) => {
    expect(isStatic(handle)).toBe(true)
  },
)

describe('what a page shows', () => {
  it('at home: the featured services, and no more than three voices', async () => {
    const { data } = await get(home, '/')
    expect(data!.services.length).toBeGreaterThan(0)
    expect(data!.services.every(({ featured }) => featured)).toBe(true)
    expect(data!.testimonials).toHaveLength(3)
  })

  it('of the services: all that are published, each with what its button preselects', async () => {
    const where = { _status: { equals: 'published' } } as const
    const { totalDocs } = await payload.count({ collection: 'services', where, overrideAccess })
    const { data } = await get(services, '/services')
    expect(data!.services).toHaveLength(totalDocs)
    expect(data!.services.map(({ bookedAs }) => bookedAs)).toContain('dry-cleaning')
    expect(data!.offer).toBe(offers[0]!.words)
    expect(data!.prices).toEqual(prices)
  })

  it('of the locations: the main branch first, and how many there are', async () => {
    const { data } = await get(locations, '/locations')
    expect(data!.branches.map(({ mainBranch }) => mainBranch)).toEqual([
      true,
      ...new Array<boolean>(5).fill(false),
    ])
    expect(data!.page.intro.count).toContain('6')
  })

  it('about: the team, and how many years there have been', async () => {
    const { data } = await get(about, '/about')
    expect(data!.team.length).toBeGreaterThan(0)
    expect(data!.business.yearsInBusiness).toBe(yearsInBusiness(1998, new Date()))
  })

  it('of privacy: whom to ask, and nothing else of the business', async () => {
    const { phone, email } = businessInfo
    expect((await get(privacy, '/privacy')).data!.business).toEqual({ phone, email })
  })

  it('of contact: a new form each time, and one number a branch', async () => {
    const [{ data }, { data: again }] = [
      await get(contact, '/contact'),
      await get(contact, '/contact'),
    ]
    expect(data!.branches).toHaveLength(6)
    expect(data!.requestKey).not.toBe(again!.requestKey)
    expect(data!.toast).toBeNull()
  })

  it('around all: how to reach the business, and not how it works', async () => {
    const answer = await get(frame, '/about')
    const { data } = answer
    expect(Object.keys(data!.business).toSorted()).toEqual([
      'address',
      'email',
      'hours',
      'name',
      'phone',
      'socialLinks',
      'whatsapp',
    ])
    expect(saysThem(answer)).toBe(false)
    const token = previewToken(environment.secret!, new Date())
    expect((await get(frame, `/about?preview=${token}`)).data!.layout.bookButton).toBe(words)
  })
})

it('an address that is none is answered with 404, and how to go on', async () => {
  const answer = await get(notFound, '/nowhere', { params: { '*': 'nowhere' } })
  expect(answer.status).toBe(404)
  const { heading, text, button } = standardTexts.layout.notFound
  expect(answer.data).toMatchObject({ heading, text, button })
  expect(saysThem(answer)).toBe(false)
  expect(notFound.meta({} as never)).toContainEqual({ name: 'robots', content: 'noindex' })
})

it('what is published is shown soon', async () => {
  const claims = { ...businessInfo.claims, garments: randomUUID().slice(0, 8) }
  const data = { claims, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess })
  await vi.waitFor(
    async () => expect((await get(about, '/about')).data!.business.claims).toEqual(claims),
    patience,
  )
})

describe('Do we come to you?', () => {
  const answerTo = async (pincode: string) => {
    const { data, headers } = await ask('locations', `?${new URLSearchParams({ pincode })}`)
    return [headers.get('Cache-Control'), (data as { asked: { answer: string } }).asked.answer]
  }

  it.each([
    ['400053', 'Yes. Andheri West collects from 400053.'],
    ['400 050', 'Yes. Bandra West collects from 400050.'],
    ['400099', serviceAreaMessages.notSure('400099')],
    ['Bandra', serviceAreaMessages.pincodeInvalid],
    ['', serviceAreaMessages.pincodeInvalid],
    ['9'.repeat(10_000), serviceAreaMessages.pincodeInvalid],
  ])('is answered for %.20j, and nobody keeps the answer', async (pincode, answer) => {
    expect(await answerTo(pincode)).toEqual(['no-store', answer])
  })

  it('is asked where a branch says where it collects, and not where none does', async () => {
    expect((await ask('locations')).data).toMatchObject({ asksPincode: true, asked: null })
    await payload.update({
      collection: 'branches',
      where: {},
      data: { pincodes: null },
      overrideAccess,
    })
    await vi.waitFor(async () => {
      expect((await ask('locations')).data).toMatchObject({ asksPincode: false })
    }, patience)
  })
})
