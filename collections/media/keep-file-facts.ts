import type { CollectionBeforeChangeHook } from 'payload'
import type { Media } from '#payload-types.ts'

const facts = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
] as const

/** What a picture's file is called and how it measures comes from the file alone: without a new one it stays as it is. */
export const keepFileFacts: CollectionBeforeChangeHook<Media> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc || req.file) return data
  const kept: Partial<Media> = { ...data }
  for (const name of facts) if (name in data) Object.assign(kept, { [name]: originalDoc[name] })
  return kept
}
