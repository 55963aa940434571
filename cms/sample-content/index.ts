import path from 'node:path'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import sharp from 'sharp'
import { branches } from './branches'
import { businessInfo } from './business-info'
import * as pages from './pages'
import { teamMembers, testimonials } from './people'
import { gallery, heroPicture, type SamplePicture } from './pictures'
import { services } from './services'

const pictureFolder = path.join(process.cwd(), 'cms/sample-content/pictures')

/**
 * Fills a database that has no content with that of a sample business, all of it or nothing. Returns whether it did:
 * where anybody has entered anything, it leaves the database as it is.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await hasContent(payload)) return false

  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await fill(req)
    await commitTransaction(req)
    return true
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function hasContent(payload: Payload): Promise<boolean> {
  const collections = ['branches', 'services', 'testimonials', 'team-members', 'media'] as const
  const counts = await Promise.all(
    collections.map((collection) => payload.count({ collection, overrideAccess: true })),
  )
  const business = await payload.findGlobal({ slug: 'business-info', overrideAccess: true })
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(business.updatedAt)
}

async function fill(req: PayloadRequest): Promise<void> {
  const everywhere = { req, depth: 0, overrideAccess: true } as const
  const { payload } = req

  await payload.updateGlobal({ slug: 'business-info', data: businessInfo, ...everywhere })
  await payload.updateGlobal({ slug: 'site-layout', data: pages.siteLayout, ...everywhere })

  for (const [index, branch] of branches.entries()) {
    const data = { ...branch, order: placeOf(index) }
    await payload.create({ collection: 'branches', data, ...everywhere })
  }
  for (const [index, { items, ...service }] of services.entries()) {
    const data = { ...service, items: items.map((text) => ({ text })), order: placeOf(index) }
    await payload.create({ collection: 'services', data, ...everywhere })
  }
  for (const [index, testimonial] of testimonials.entries()) {
    const data = { ...testimonial, order: placeOf(index) }
    await payload.create({ collection: 'testimonials', data, ...everywhere })
  }
  for (const [index, member] of teamMembers.entries()) {
    const data = { ...member, order: placeOf(index) }
    await payload.create({ collection: 'team-members', data, ...everywhere })
  }

  const hero = await upload(req, heroPicture)
  const slides: { picture: string; caption: string }[] = []
  for (const { caption, ...picture } of gallery) {
    slides.push({ picture: await upload(req, picture), caption })
  }
  const home = {
    ...pages.homePage,
    hero: { ...pages.homePage.hero, picture: hero },
    gallery: slides,
  }
  await payload.updateGlobal({ slug: 'home-page', data: home, ...everywhere })
  await payload.updateGlobal({ slug: 'about-page', data: pages.aboutPage, ...everywhere })
  await payload.updateGlobal({ slug: 'services-page', data: pages.servicesPage, ...everywhere })
  await payload.updateGlobal({ slug: 'locations-page', data: pages.locationsPage, ...everywhere })
  await payload.updateGlobal({ slug: 'contact-page', data: pages.contactPage, ...everywhere })
  await payload.updateGlobal({ slug: 'booking-page', data: pages.bookingPage, ...everywhere })
}

// Room between two entries for one that an editor adds.
function placeOf(index: number): number {
  return (index + 1) * 10
}

/** Stores a scene as a picture an editor could have uploaded, and returns its id. */
async function upload(req: PayloadRequest, { file, alt }: SamplePicture): Promise<string> {
  const scene = path.join(pictureFolder, `${file}.svg`)
  const png = await sharp(scene).resize({ width: 1600 }).png({ compressionLevel: 6 }).toBuffer()
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { name: `${file}.png`, data: png, mimetype: 'image/png', size: png.length },
    req,
    overrideAccess: true,
  })
  return id
}
