/** `pictures/<file>.svg` is the scene. */
export interface SamplePicture {
  file: string
  alt: string
}

export type WithSamplePicture<Entry> = Omit<Entry, 'picture'> & { picture: SamplePicture }
