import type { Testimonial } from '#app/models/content/content.server.ts'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { Picture } from '#app/ui/parts/picture.tsx'
import { langOf } from '#business/languages/languages.ts'

export function TestimonialList({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li
          key={`${testimonial.name} ${testimonial.location}`}
          className="flex rounded-card border border-line bg-white p-6"
        >
          <figure className="flex grow flex-col justify-between gap-6">
            <blockquote lang={langOf(testimonial, 'text')} className="text-lg">
              “{testimonial.text}”
            </blockquote>
            <figcaption className="flex items-center gap-4 border-t border-line pt-5">
              {testimonial.avatar && (
                <Picture
                  picture={{ ...testimonial.avatar, alt: '' }}
                  sizes="3rem"
                  className="size-12 shrink-0 rounded-full object-cover"
                />
              )}
              <div>
                <MarkedText as="p" texts={testimonial} field="name" className="font-semibold" />
                <p {...textProps(testimonial, 'location')} className="text-sm text-ink-soft" />
                <Source testimonial={testimonial} />
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Source({ testimonial }: { testimonial: Testimonial }) {
  const { source, sourceUrl } = testimonial
  const lang = langOf(testimonial, 'source')
  if (!source) return null
  if (!sourceUrl)
    return (
      <p lang={lang} className="text-sm">
        {source}
      </p>
    )
  return (
    <a href={sourceUrl} rel="noopener nofollow" lang={lang} className="tap-link text-sm">
      {source}
    </a>
  )
}
