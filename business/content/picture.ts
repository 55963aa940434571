/** A picture in every size the site has of it; addresses are paths on the site. */
export interface Picture {
  /** The name of the file that was uploaded. */
  filename: string
  src: string
  srcSetAvif: string
  srcSetWebp: string
  width: number
  height: number
  alt: string
  /** The point that stays in sight where the picture is cut, in percent from its left and top; null: its centre. */
  focus: { x: number; y: number } | null
}
