import type { ReactNode } from 'react'

const kept = new Map<string, string>()

/**
 * A part of the page that stays as the server has made it, so that the browser needs none of its code: children that stand
 * behind `import.meta.env.SSR &&` are left out of what it loads.
 */
export function ServerMarkup({ id, children }: { id: string; children: ReactNode }) {
  if (import.meta.env.SSR) {
    return (
      <div id={id} className="contents">
        {children}
      </div>
    )
  }
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, html)
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
