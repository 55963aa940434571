import type { SanitizedConfig } from 'payload'

/**
 * What editors write, by the config: whatever has drafts. Pictures, which have none, are content too and are named
 * where they are moved.
 */
export function contentLists({ collections, globals }: SanitizedConfig) {
  return {
    collections: collections.filter(({ versions }) => versions?.drafts),
    globals: globals.filter(({ versions }) => versions?.drafts),
  }
}
