/** A picture of the sample content: the scene in `pictures/<file>.svg`, and what it shows. */
export interface SamplePicture {
  file: string
  alt: string
}

/** An entry as it is written here: with a scene in the place of the stored picture. */
export type Illustrated<Entry> = Omit<Entry, 'picture'> & { picture: SamplePicture }
