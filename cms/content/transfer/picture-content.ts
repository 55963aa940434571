import type { Payload } from 'payload'
import { type Content, contentOf } from '#cms/fields/content-of.ts'

const centre = 50

/** What editors say of a picture: its words and its focal point, which is in the centre until somebody moves it. */
export function pictureContent(payload: Payload, picture: object): Content {
  const { flattenedFields } = payload.collections.media.config
  const { focalX, focalY } = picture as { focalX?: number | null; focalY?: number | null }
  return {
    ...contentOf(flattenedFields, picture as Content),
    focalX: focalX ?? centre,
    focalY: focalY ?? centre,
  }
}
