import type { Pages } from '#app/models/content/content.server.ts'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { PlainText } from '#app/site/sections/plain-text.tsx'
import { pageAnchors } from '#business/content/site-pages.ts'

/** Says how we deal with damage, loss and complaints. */
export function Guarantee({ guarantee }: { guarantee: Pages['services']['guarantee'] }) {
  return (
    <PageSection section={guarantee} background="white" id={pageAnchors.guarantee}>
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {guarantee.sections.map(({ heading, text }) => (
          <section key={heading} className="border-t-2 border-ink pt-5">
            <h3 className="mb-2 text-xl font-bold">{heading}</h3>
            <PlainText text={text} />
          </section>
        ))}
      </div>
    </PageSection>
  )
}
