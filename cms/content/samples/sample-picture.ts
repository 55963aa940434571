/** A sample picture: the scene in `pictures/<file>.svg` and its description. */
export interface SamplePicture {
  file: string
  alt: string
}

/** An entry with a sample picture in place of an uploaded one. */
export type WithSamplePicture<Entry> = Omit<Entry, 'picture'> & { picture: SamplePicture }
