import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { editors, publishedOrSignedIn, shownOrSignedIn, signedIn } from '#platform/api/access.ts'
import { keepDocumentLock, keepGlobalLock } from '#platform/api/document-locks.ts'
import {
  contentNotificationHooks,
  globalNotificationHooks,
} from '#platform/notifications/notify-content-change.ts'
import { positionHooks } from './ordered-collection.ts'
import { refuseEarlyPublishing } from './refuse-early-publishing.ts'
import { refuseTrashedPictures, trashHooks } from './trash.ts'

const access = { read: publishedOrSignedIn, readVersions: signedIn, update: editors }

// Short enough for the live preview to follow the typing.
const drafts = { autosave: { interval: 400, showSaveDraftButton: true }, schedulePublish: true }

const maxVersions = 50

/** Otherwise a save answers with English texts, and the form stores them as translations. */
function updateWithoutFallback({ operation, req }: { operation: string; req: PayloadRequest }) {
  if (operation === 'update') req.fallbackLocale = null
}

export const publishableCollection = {
  orderable: true,
  access: { ...access, create: editors, delete: editors },
  versions: { drafts, maxPerDoc: maxVersions },
  hooks: {
    beforeOperation: [updateWithoutFallback, ...positionHooks.beforeOperation],
    beforeChange: [refuseEarlyPublishing],
    afterChange: [
      ...positionHooks.afterChange,
      ...contentNotificationHooks.afterChange,
      keepDocumentLock,
    ],
    afterDelete: contentNotificationHooks.afterDelete,
  },
} satisfies Partial<CollectionConfig>

/** Deleted entries can be restored for 30 days. */
export const trashableCollection = {
  ...publishableCollection,
  trash: true,
  access: { ...publishableCollection.access, read: shownOrSignedIn },
  hooks: {
    ...publishableCollection.hooks,
    beforeOperation: [
      ...publishableCollection.hooks.beforeOperation,
      ...trashHooks.beforeOperation,
    ],
    beforeChange: [
      ...trashHooks.beforeChange,
      refuseTrashedPictures,
      ...publishableCollection.hooks.beforeChange,
    ],
  },
} satisfies Partial<CollectionConfig>

export const publishableGlobal = {
  access,
  versions: { drafts, max: maxVersions },
  hooks: {
    beforeOperation: [updateWithoutFallback],
    beforeChange: [refuseTrashedPictures, refuseEarlyPublishing],
    afterChange: [...globalNotificationHooks.afterChange, keepGlobalLock],
  },
  // The admin does not select the status, and would show every version as unpublished.
  forceSelect: { _status: true },
} satisfies Partial<GlobalConfig>
