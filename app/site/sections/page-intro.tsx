import type { ReactNode } from 'react'
import { langOf } from '#business/languages/languages.ts'
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
      <h1 lang={langOf(intro, 'heading')} className="max-w-3xl text-3xl font-bold">
        {intro.heading ?? defaultHeading}
      </h1>
      {intro.text && (
        <p lang={langOf(intro, 'text')} className="mt-5 max-w-2xl text-lg text-ink-soft">
          {intro.text}
        </p>
      )}
      {children}
    </header>
  )
}
