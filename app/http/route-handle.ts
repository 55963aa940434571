export interface RouteHandle {
  /** The page ships no JavaScript. */
  static?: boolean
  /** Its action, which must return `context.directResult` if there is one, runs before Remix. */
  directAction?: boolean
  /** The browser hydrates the page once it resolves, and never if it rejects. */
  beforeHydration?: () => Promise<void>
}

export function isStatic(handle: unknown): boolean {
  return (handle as RouteHandle | undefined)?.static === true
}

export function hasDirectAction(handle: unknown): boolean {
  return (handle as RouteHandle | undefined)?.directAction === true
}
