import type { CollectionConfig, GlobalConfig } from 'payload'
import { announcesChanges, globalAnnouncesChanges } from '#platform/changes/announce-change.ts'
import { editors, publishedOrSignedIn, signedIn } from '#platform/payload/by-role.ts'
import { globalRecordsPublishing, recordsPublishing } from './content-activity.ts'
import { keepDocumentLock, keepGlobalLock } from './keep-document-lock.ts'

const access = { read: publishedOrSignedIn, readVersions: signedIn, update: editors }

// Short enough for the live preview to follow the typing.
const drafts = { autosave: { interval: 400, showSaveDraftButton: true }, schedulePublish: true }

const maxVersions = 50

/** Access, drafts, versions and hooks of published content. */
export const editedContent = {
  access: { ...access, create: editors, delete: editors },
  versions: { drafts, maxPerDoc: maxVersions },
  hooks: {
    afterChange: [
      ...announcesChanges.afterChange,
      ...recordsPublishing.afterChange,
      keepDocumentLock,
    ],
    afterDelete: [...announcesChanges.afterDelete, ...recordsPublishing.afterDelete],
  },
} satisfies Partial<CollectionConfig>

export const editedGlobal = {
  access,
  versions: { drafts, max: maxVersions },
  hooks: {
    afterChange: [
      ...globalAnnouncesChanges.afterChange,
      ...globalRecordsPublishing.afterChange,
      keepGlobalLock,
    ],
  },
  // The admin does not select the status, and would show every version as unpublished.
  forceSelect: { _status: true },
} satisfies Partial<GlobalConfig>
