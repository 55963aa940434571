import { createContext } from 'react'

/**
 * The whole stylesheet, for a page that carries it within itself. On a slow network that saves the first paint a
 * round trip. Null where the page links to it instead.
 */
export const InlineStylesContext = createContext<string | null>(null)
