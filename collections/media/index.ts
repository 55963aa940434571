import type { CollectionConfig, ImageSize, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { environment } from '#environment.ts'
import { editors, notTrashedOrSignedIn } from '#platform/api/access.ts'
import { isTranslation } from '#platform/fields/content-languages.ts'
import { contentNotificationHooks } from '#platform/notifications/notify-content-change.ts'
import { trashHooks } from '#platform/publishing/trash.ts'
import { moveFocalPoint } from './move-focal-point.ts'
import { preparePicture, uploadMimeTypes } from './prepare-picture.ts'
import { preserveFileFields } from './preserve-file-fields.ts'
import {
  refuseDeletingUsedPicture,
  refuseTrashingUsedPicture,
} from './refuse-deleting-used-picture.ts'

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
  ],
  hooks: {
    ...contentNotificationHooks,
    beforeOperation: [preparePicture, moveFocalPoint, ...trashHooks.beforeOperation],
    beforeChange: [preserveFileFields, refuseTrashingUsedPicture, ...trashHooks.beforeChange],
    beforeDelete: [refuseDeletingUsedPicture],
  },
}
