/** Addresses are site paths. */
export interface Picture {
  filename: string
  src: string
  srcSetAvif: string
  srcSetWebp: string
  width: number
  height: number
  alt: string
  english?: readonly string[]
  /** Cropping keeps this point visible: percent from left and top; null is the centre. */
  focus: { x: number; y: number } | null
}
