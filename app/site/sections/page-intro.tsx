import type { ReactNode } from 'react'
import type { SectionTexts } from './page-section.tsx'

/** The heading defaults to `pageName`. */
export function PageIntro({
  intro,
  pageName,
  children,
}: {
  intro: SectionTexts
  pageName: string
  children?: ReactNode
}) {
  return (
    <header className="mx-auto max-w-page px-5 pt-10 pb-10 md:pt-16 md:pb-14">
      <h1 className="max-w-3xl text-3xl font-bold">{intro.heading ?? pageName}</h1>
      {intro.text && <p className="mt-5 max-w-2xl text-lg text-ink-soft">{intro.text}</p>}
      {children}
    </header>
  )
}
