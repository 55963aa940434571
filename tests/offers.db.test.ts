import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { draftContent, onContentLoaded, siteContent } from '#app/models/content/content.server.ts'
import { toInstant } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await samplePayload()
const overrideAccess = true
const [begins, ends] = ['2030-11-04T09:00', '2030-11-11T09:00']

const loadedContents: SiteContent[] = []

beforeAll(() => onContentLoaded(({ en }) => loadedContents.push(en)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

it('starts and ends an offer on time without a request, then shows the next one', async () => {
  const hourMs = 60 * 60_000
  vi.setSystemTime(+toInstant(begins) - hourMs)
  const offer = { words: 'Diwali week', from: begins, until: ends }
  await payload.create({
    collection: 'offers',
    // Before the offer of the sample content.
    data: { ...offer, order: 1, _order: '9z', _status: 'published' },
    overrideAccess,
  })
  const otherOffer = (await siteContent('en')).runningOffers.topOfHome?.words
  expect(otherOffer).toBe('10% off your first order')
  const latest = () => loadedContents.at(-1)
  await vi.waitFor(() => expect(latest()?.offers).toMatchObject([offer, {}]), waitOptions)
  expect(latest()!.runningOffers.topOfHome?.words).toBe(otherOffer)
  expect((await draftContent('en')).runningOffers.topOfHome?.words).toBe(offer.words)

  const shown = () => latest()!.runningOffers.topOfHome?.words
  vi.advanceTimersByTime(hourMs)
  await vi.waitFor(() => expect(shown()).toBe(offer.words), waitOptions)
  vi.advanceTimersByTime(7 * 24 * hourMs)
  await vi.waitFor(() => expect(shown()).toBe(otherOffer), waitOptions)
})

it.each([
  [{ from: ends, until: begins }, messages.content.offerEndsBeforeItBegins],
  [{ from: begins, until: begins }, messages.content.offerEndsBeforeItBegins],
  [{ from: '2030-02-30T09:00' }, messages.content.dateTimeInvalid],
  [{ until: 'next week' }, messages.content.dateTimeInvalid],
])('rejects an offer with %j', async (times, message) => {
  const data = { words: 'Never', order: 1, ...times, _status: 'published' as const }
  const created = payload.create({ collection: 'offers', data, draft: false, overrideAccess })
  await expect(created).rejects.toMatchObject({ data: { errors: [{ message }] } })
})
