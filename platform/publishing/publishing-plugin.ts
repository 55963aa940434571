import type { CollectionConfig, GlobalConfig, Plugin, TextField } from 'payload'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { nobody, signedIn, unlessEditor } from '#platform/api/access.ts'
import { textTimesField } from '#platform/fields/text-times.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { discardEmptyDraft } from './discard-empty-drafts.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

const lastChange = '/cms/admin/publishing/document-controls#LastChange'
const discardEmptyDraftOnLeaving = '/cms/admin/publishing/document-controls#DiscardEmptyDraft'
const untitledName = '/cms/admin/publishing/document-controls#UntitledName'

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

// Entries can be dragged only within a page of the list.
const wholeList = { defaultLimit: 100 }

/**
 * Adds version authors, restoring as a draft, scheduled publishing and checks of placeholders to
 * everything with drafts, and hides it from staff.
 */
export const publishingPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection): CollectionConfig => {
    if (!hasDrafts(collection)) return collection
    const { admin, fields, hooks } = collection
    const edit = { beforeDocumentControls: [lastChange, discardEmptyDraftOnLeaving, untitledName] }
    const components = { ...admin?.components, edit }
    return {
      ...collection,
      admin: {
        ...admin,
        hideAPIURL: true,
        hidden: unlessEditor,
        components,
        pagination: wholeList,
      },
      fields: [...fields.map(checkPlaceholders), changedByField, textTimesField],
      endpoints: [restoreAsDraft, discardEmptyDraft],
      // A copy: Payload adds a hook for the positions of this collection.
      hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? [])] },
    }
  }),
  globals: config.globals?.map((global): GlobalConfig => {
    if (!hasDrafts(global)) return global
    const { admin, fields, endpoints } = global
    const elements = { beforeDocumentControls: [lastChange] }
    const components = { ...admin?.components, elements }
    return {
      ...global,
      admin: { ...admin, hideAPIURL: true, hidden: unlessEditor, components },
      fields: [...fields.map(checkPlaceholders), changedByField, textTimesField],
      endpoints: [...(endpoints || []), restoreAsDraft],
    }
  }),
})

/** The author's name at the time, which outlives the account. Empty for our own code. */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Changed by',
  access: { create: nobody, read: signedIn, update: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [({ req: { user } }) => (user ? displayNameFor(user) : null)] },
}
