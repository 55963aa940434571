/** Addresses are site paths. */
export interface Picture {
  /** Filename of the upload. */
  filename: string
  src: string
  srcSetAvif: string
  srcSetWebp: string
  width: number
  height: number
  alt: string
  /** Point that cropping keeps visible, in percent from left and top; null: the centre. */
  focus: { x: number; y: number } | null
}
