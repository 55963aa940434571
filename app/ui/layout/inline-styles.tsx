import { createContext } from 'react'

const id = 'styles'

/**
 * The whole stylesheet, which every page carries within itself: on a slow network that saves the first paint a round
 * trip. In the browser it is what the page brought along. Null in development, where pages link to it instead.
 */
export const InlineStylesContext = createContext(
  typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null),
)

export function InlineStyles({ css }: { css: string }) {
  return <style id={id} dangerouslySetInnerHTML={{ __html: css }} />
}
