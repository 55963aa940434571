import type { ReactNode } from 'react'

const htmlById = new Map<string, string>()

/**
 * Keeps the server's markup. Put the children behind `import.meta.env.SSR &&`, so that the browser
 * does not load their code.
 */
export function ServerMarkup({ id, children }: { id: string; children: ReactNode }) {
  if (import.meta.env.SSR) {
    return (
      <div id={id} className="contents">
        {children}
      </div>
    )
  }
  const html = htmlById.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  htmlById.set(id, html)
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
