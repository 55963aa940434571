import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { changedByField } from './changed-by.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { discardEmptyDraft } from './discard-empty-drafts.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

const lastChange = '/cms/admin/publishing/last-change#LastChange'
const discardEmptyDraftOnLeaving = '/cms/admin/publishing/discard-empty-draft#DiscardEmptyDraft'
const untitledName = '/cms/admin/publishing/untitled-name#UntitledName'

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

// Entries can be dragged only within a page of the list.
const wholeList = { defaultLimit: 100 }

/**
 * Adds version authors, restoring as a draft, scheduled publishing and checks of placeholders to
 * everything with drafts.
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
      admin: { ...admin, hideAPIURL: true, components, pagination: wholeList },
      fields: [...fields.map(checkPlaceholders), changedByField],
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
      admin: { ...admin, hideAPIURL: true, components },
      fields: [...fields.map(checkPlaceholders), changedByField],
      endpoints: [...(endpoints || []), restoreAsDraft],
    }
  }),
})
