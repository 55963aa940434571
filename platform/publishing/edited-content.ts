import type { CollectionConfig, GlobalConfig } from 'payload'
import { announcesChanges, globalAnnouncesChanges } from '#platform/changes/announce-change.ts'
import { editors, publishedOrSignedIn, signedIn } from '#platform/payload/by-role.ts'
import { globalRecordsPublishing, recordsPublishing } from './content-activity.ts'
import { keepDocumentLock, keepGlobalLock } from './keep-document-lock.ts'

const access = { read: publishedOrSignedIn, readVersions: signedIn, update: editors }

// Typing is kept as a draft by itself, and quickly enough for the preview beside it to follow.
const drafts = { autosave: { interval: 400, showSaveDraftButton: true }, schedulePublish: true }

const versionsKept = 50

/** What editors write and visitors read, once it is published: rights, drafts, versions and the notice to the site. */
export const editedContent = {
  access: { ...access, create: editors, delete: editors },
  versions: { drafts, maxPerDoc: versionsKept },
  hooks: {
    afterChange: [
      ...announcesChanges.afterChange,
      ...recordsPublishing.afterChange,
      keepDocumentLock,
    ],
    afterDelete: [...announcesChanges.afterDelete, ...recordsPublishing.afterDelete],
  },
} satisfies Partial<CollectionConfig>

/** The same for what there is only one of. */
export const editedGlobal = {
  access,
  versions: { drafts, max: versionsKept },
  hooks: {
    afterChange: [
      ...globalAnnouncesChanges.afterChange,
      ...globalRecordsPublishing.afterChange,
      keepGlobalLock,
    ],
  },
  // The admin asks whether a version is published without asking for its status, and takes the answer for a no.
  forceSelect: { _status: true },
} satisfies Partial<GlobalConfig>
