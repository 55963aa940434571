export interface RouteHandle {
  /** The page ships no JavaScript. */
  static?: boolean
}

export function isStatic(handle: unknown): boolean {
  return (handle as RouteHandle | undefined)?.static === true
}
