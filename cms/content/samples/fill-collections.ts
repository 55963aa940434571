import type { PayloadRequest } from 'payload'
import { branches } from '#cms/content/samples/en/branches.ts'
import { offers } from '#cms/content/samples/en/offers.ts'
import { prices } from '#cms/content/samples/en/prices.ts'
import { services } from '#cms/content/samples/en/services.ts'
import { teamMembers } from '#cms/content/samples/en/team-members.ts'
import { testimonials } from '#cms/content/samples/en/testimonials.ts'
import { withStoredPicture } from './store-picture.ts'
import { type PickTexts, publishEntry } from './translations.ts'

export async function fillCollections(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const english = {
    locale: 'en',
    req,
    depth: 0,
    draft: true,
    overrideAccess: true,
  } as const

  for (const data of branches) {
    const draft = await payload.create({ collection: 'branches', data, ...english })
    await publishEntry(req, 'branches', draft, (texts) => texts.branches[data.slug])
  }
  for (const service of services) {
    const pickTexts: PickTexts = (texts) => texts.services[service.slug]
    const data = await withStoredPicture(req, service, pickTexts)
    const draft = await payload.create({ collection: 'services', data, ...english })
    await publishEntry(req, 'services', draft, pickTexts)
  }
  for (const data of prices) {
    const draft = await payload.create({ collection: 'prices', data, ...english })
    await publishEntry(req, 'prices', draft, (texts) => texts.prices[data.item])
  }
  for (const [index, data] of offers.entries()) {
    const draft = await payload.create({ collection: 'offers', data, ...english })
    await publishEntry(req, 'offers', draft, (texts) => texts.offers[index])
  }
  for (const data of testimonials) {
    const draft = await payload.create({ collection: 'testimonials', data, ...english })
    await publishEntry(req, 'testimonials', draft, (texts) => texts.testimonials[data.name])
  }
  for (const data of teamMembers) {
    const draft = await payload.create({ collection: 'team-members', data, ...english })
    await publishEntry(req, 'team-members', draft, (texts) => texts.teamMembers[data.name])
  }
}
