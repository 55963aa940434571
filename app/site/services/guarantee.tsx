import type { Pages } from '#app/models/content/content.server.ts'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { PlainText } from '#app/site/sections/plain-text.tsx'
import { pageAnchors } from '#business/content/site-pages.ts'
import { langOf } from '#business/languages/languages.ts'

/** Says how we deal with damage, loss and complaints. */
export function Guarantee({ guarantee }: { guarantee: Pages['services']['guarantee'] }) {
  return (
    <PageSection section={guarantee} background="white" id={pageAnchors.guarantee}>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {guarantee.sections.map((section) => (
          <section key={section.heading} className="border-t-2 border-ink pt-5">
            <h3 lang={langOf(section, 'heading')} className="mb-2 text-xl font-bold">
              {section.heading}
            </h3>
            <PlainText text={section.text} lang={langOf(section, 'text')} />
          </section>
        ))}
      </div>
    </PageSection>
  )
}
