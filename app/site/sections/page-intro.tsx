import type { ReactNode } from 'react'
import type { SectionTexts } from './page-section.tsx'

export function PageIntro({
  intro,
  defaultHeading,
  children,
}: {
  intro: SectionTexts
  defaultHeading: string
  children?: ReactNode
}) {
  return (
    <header className="mx-auto max-w-page px-5 pt-10 pb-10 md:pt-16 md:pb-14">
      <h1 className="max-w-3xl text-3xl font-bold">{intro.heading ?? defaultHeading}</h1>
      {intro.text && <p className="mt-5 max-w-2xl text-lg text-ink-soft">{intro.text}</p>}
      {children}
    </header>
  )
}
