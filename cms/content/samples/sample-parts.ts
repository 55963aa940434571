import type { AboutPage } from '#payload-types.ts'

/** `pictures/<file>.svg` is the scene. */
export interface SamplePicture {
  file: string
  alt: string
}

export type WithSamplePicture<Entry> = Omit<Entry, 'picture'> & { picture: SamplePicture }

export type RichText = AboutPage['story']['text']

export function richText(paragraphs: string[]): RichText {
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
  return {
    root: {
      ...block,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...block,
        type: 'paragraph',
        textFormat: 0,
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      })),
    },
  }
}
