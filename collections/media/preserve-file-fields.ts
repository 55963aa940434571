import type { CollectionBeforeChangeHook } from 'payload'
import type { Media } from '#payload-types.ts'

const fileFields = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
] as const

export const preserveFileFields: CollectionBeforeChangeHook<Media> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc || req.file) return data
  const result: Partial<Media> = { ...data }
  for (const name of fileFields)
    if (name in data) Object.assign(result, { [name]: originalDoc[name] })
  return result
}
