/** What a route says of itself through its `handle` export. */
export interface RouteHandle {
  /** The page only shows things: it ships no JavaScript. */
  static?: boolean
}

export function isStatic(handle: unknown): boolean {
  return (handle as RouteHandle | undefined)?.static === true
}
