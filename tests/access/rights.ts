import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Role } from '#business/accounts/roles.ts'

export const apiNames = ['Local API', 'REST'] as const
export type ApiName = (typeof apiNames)[number]

export type Requester = 'visitor' | Role

export const everyone: Requester[] = ['visitor', 'editor', 'staff', 'admin']
export const nobody: Requester[] = []
export const signedIn: Requester[] = ['editor', 'staff', 'admin']
export const contentEditors: Requester[] = ['editor', 'admin']
export const frontDesk: Requester[] = ['staff', 'admin']
export const admin: Requester[] = ['admin']

export interface Rights {
  create: Requester[]
  read: Requester[]
  update: Requester[]
  updateMany: Requester[]
  delete: Requester[]
  duplicate: Requester[]
}

export interface VersionRights {
  readDraft: Requester[]
  saveDraft: Requester[]
  readVersions: Requester[]
  restoreVersion: Requester[]
}

const closed: Rights = {
  create: nobody,
  read: nobody,
  update: nobody,
  updateMany: nobody,
  delete: nobody,
  duplicate: nobody,
}

const content: Rights = {
  create: contentEditors,
  read: everyone,
  update: contentEditors,
  updateMany: contentEditors,
  delete: contentEditors,
  duplicate: contentEditors,
}

export const collectionRights: Record<CollectionSlug, Rights> = {
  branches: content,
  services: content,
  prices: content,
  offers: content,
  testimonials: content,
  'team-members': content,
  media: { ...content, duplicate: nobody },
  bookings: { ...closed, read: frontDesk, update: frontDesk, delete: admin },
  'contact-messages': {
    ...{ ...closed, read: frontDesk, update: frontDesk, updateMany: frontDesk, delete: admin },
  },
  emails: { ...closed, read: frontDesk, delete: admin },
  bills: { ...closed, read: frontDesk },
  'customer-preferences': { ...closed, read: frontDesk },
  'booking-events': { ...closed, read: frontDesk },
  activities: { ...closed, read: frontDesk },
  // Admins delete accounts through another endpoint, with their own password.
  users: { ...closed, create: admin, read: admin, update: admin, updateMany: admin },
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  'payload-preferences': { ...closed, create: signedIn },
  // The sample locks a page. Everyone who may edit it may take the lock over.
  'payload-locked-documents': {
    create: contentEditors,
    read: signedIn,
    update: contentEditors,
    updateMany: contentEditors,
    delete: contentEditors,
    duplicate: nobody,
  },
}

/** Only our endpoint changes bookings, one at a time. */
export function rightsOver(api: ApiName, collection: CollectionSlug): Rights {
  const rights = collectionRights[collection]
  return collection === 'bookings' && api === 'Local API' ? { ...rights, update: nobody } : rights
}

export const versionRights: VersionRights = {
  readDraft: signedIn,
  saveDraft: contentEditors,
  readVersions: signedIn,
  restoreVersion: contentEditors,
}

export const globalSlugs: Record<GlobalSlug, true> = {
  'business-info': true,
  'home-page': true,
  'about-page': true,
  'services-page': true,
  'locations-page': true,
  'contact-page': true,
  'booking-page': true,
  'privacy-page': true,
  'site-layout': true,
  'mail-texts': true,
}

export const globalRights = { read: everyone, update: contentEditors, ...versionRights }
