import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Role } from '#business/accounts/roles.ts'

/** A visitor has no account. */
export type Who = 'visitor' | Role

export const everyone: Who[] = ['visitor', 'editor', 'staff', 'admin']
export const nobody: Who[] = []
export const signedIn: Who[] = ['editor', 'staff', 'admin']
export const writers: Who[] = ['editor', 'admin']
export const desk: Who[] = ['staff', 'admin']
export const admin: Who[] = ['admin']

export interface Rights {
  create: Who[]
  read: Who[]
  update: Who[]
  delete: Who[]
  duplicate: Who[]
}

export interface VersionRights {
  readDraft: Who[]
  saveDraft: Who[]
  readVersions: Who[]
  restoreVersion: Who[]
}

const closed: Rights = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  duplicate: nobody,
}

const content: Rights = {
  create: writers,
  read: everyone,
  update: writers,
  delete: writers,
  duplicate: writers,
}

/** Rights to entries of other people. */
export const collectionRights: Record<CollectionSlug, Rights> = {
  branches: content,
  services: content,
  prices: content,
  offers: content,
  testimonials: content,
  'team-members': content,
  media: { ...content, duplicate: nobody },
  bookings: { ...closed, read: desk, update: desk, delete: admin },
  'contact-messages': { ...closed, read: desk, update: desk, delete: admin },
  emails: { ...closed, read: desk, delete: admin },
  'booking-events': { ...closed, read: desk },
  activities: { ...closed, read: desk },
  // Admins delete accounts through another endpoint, with their own password.
  users: { ...closed, create: admin, read: admin, update: admin },
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  'payload-preferences': { ...closed, create: signedIn },
  // All users may take over a lock.
  'payload-locked-documents': {
    create: signedIn,
    read: signedIn,
    update: signedIn,
    delete: signedIn,
    duplicate: signedIn,
  },
}

export const versionRights: VersionRights = {
  readDraft: signedIn,
  saveDraft: writers,
  readVersions: signedIn,
  restoreVersion: writers,
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

export const globalRights = { read: everyone, update: writers, ...versionRights }
