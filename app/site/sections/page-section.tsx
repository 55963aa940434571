import type { ReactNode } from 'react'
import { langOf } from '#business/languages/languages.ts'

export interface SectionTexts {
  heading: string | null
  text: string | null
}

const backgrounds = {
  paper: '',
  // The last section joins the footer.
  white: 'border-y border-line bg-white last:-mb-10 last:border-b-0',
} as const

export function PageSection({
  section,
  background = 'paper',
  aside,
  id,
  children,
}: {
  section: SectionTexts
  background?: keyof typeof backgrounds
  aside?: ReactNode
  id?: string
  children: ReactNode
}) {
  if (!section.heading) return null
  return (
    <section id={id} className={backgrounds[background]}>
      <div className="mx-auto max-w-page px-5 py-14 md:py-20 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10">
          <div className="max-w-2xl">
            <h2 lang={langOf(section, 'heading')} className="text-2xl font-bold">
              {section.heading}
            </h2>
            {section.text && (
              <p lang={langOf(section, 'text')} className="mt-3 text-lg text-ink-soft">
                {section.text}
              </p>
            )}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
