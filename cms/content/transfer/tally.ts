/** How many entries an import has made, how many it has changed, and how many already said the same. */
export interface Tally {
  created: number
  changed: number
  unchanged: number
}
