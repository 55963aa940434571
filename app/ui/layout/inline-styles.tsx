import { createContext } from 'react'

const id = 'styles'

/**
 * Inlined to save a round trip before the first paint. Null in development, where pages link to the
 * stylesheet.
 */
export const InlineStylesContext = createContext(
  typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null),
)

export function InlineStyles({ css }: { css: string }) {
  return <style id={id} dangerouslySetInnerHTML={{ __html: css }} />
}
