import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  ImageSize,
  TextFieldSingleValidation,
} from 'payload'
import { text } from 'payload/shared'
import { largestUploadBytes } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import type { Media as Picture } from '#payload-types.ts'
import { editors, notTrashedOrSignedIn, unlessEditor } from '#platform/api/access.ts'
import { isTranslation } from '#platform/fields/content-languages.ts'
import { textTimesField } from '#platform/fields/text-times.ts'
import { contentNotificationHooks } from '#platform/notifications/notify-content-change.ts'
import { trashHooks } from '#platform/publishing/trash.ts'
import { refuseDeletingUsedPicture, refuseTrashingUsedPicture } from './picture-uses.ts'
import { preparePicture, uploadMimeTypes } from './prepare-picture.ts'

/**
 * A new focal point changes no file: every size shows the whole picture. Otherwise Payload would
 * encode the picture again. Drops crop edits.
 */
const moveFocalPoint: CollectionBeforeOperationHook<'media'> = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const focalPoint = parseFocalPoint(req.query?.uploadEdits)
  if (!focalPoint) delete req.query?.uploadEdits
  else if (req.file) req.query.uploadEdits = { focalPoint }
  else {
    delete req.query.uploadEdits
    const { x: focalX, y: focalY } = focalPoint
    return { ...args, data: { ...('data' in args && args.data), focalX, focalY } }
  }
}

/** Whole percentages from the top left, from the query string. */
function parseFocalPoint(edits: unknown): { x: number; y: number } | null {
  const { focalPoint } = (edits ?? {}) as { focalPoint?: { x?: unknown; y?: unknown } }
  const x = Math.round(Number(focalPoint?.x ?? NaN))
  const y = Math.round(Number(focalPoint?.y ?? NaN))
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? { x, y } : null
}

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

const preserveFileFields: CollectionBeforeChangeHook<Picture> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc || req.file) return data
  const result: Partial<Picture> = { ...data }
  for (const name of fileFields)
    if (name in data) Object.assign(result, { [name]: originalDoc[name] })
  return result
}

export const uploadLimits: Config['upload'] = {
  limits: { fileSize: largestUploadBytes, files: 1 },
  abortOnLimit: true,
  responseOnLimit: staffWords.picture.tooLarge,
}

const widths = [480, 720, 960, 1600]

const imageSizes: ImageSize[] = widths.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: {
      format: 'avif',
      options: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
    },
  },
  {
    name: `webp${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 78 } },
  },
])

/** The site serves pictures at /media/<file>. */
export const Media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Content',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: 'Pictures for all pages.',
    hidden: unlessEditor,
  },
  disableDuplicate: true,
  trash: true,
  access: { create: editors, read: notTrashedOrSignedIn, update: editors, delete: editors },
  upload: {
    staticDir: environment.mediaDir,
    mimeTypes: uploadMimeTypes,
    imageSizes,
    focalPoint: true,
    // The site crops around the focal point.
    crop: false,
    adminThumbnail: 'webp480',
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      localized: true,
      required: true,
      maxLength: 200,
      // The column cannot be null.
      hooks: { beforeChange: [({ value }: { value?: string | null }) => value ?? ''] },
      validate: (
        value: string | null | undefined,
        options: Parameters<TextFieldSingleValidation>[1],
      ) => (!value && isTranslation(options.req)) || text(value, options),
      admin: { description: 'Describe what the picture shows. Screen readers read this aloud.' },
    },
    textTimesField,
  ],
  hooks: {
    ...contentNotificationHooks,
    beforeOperation: [preparePicture, moveFocalPoint, ...trashHooks.beforeOperation],
    beforeChange: [preserveFileFields, refuseTrashingUsedPicture, ...trashHooks.beforeChange],
    beforeDelete: [refuseDeletingUsedPicture],
  },
}
