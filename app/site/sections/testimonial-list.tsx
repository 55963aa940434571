import type { Testimonial } from '#app/models/content/content.server.ts'
import { Picture } from '#app/ui/parts/picture.tsx'

export function TestimonialList({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {testimonials.map(({ name, location, text, avatar, source, sourceUrl }) => (
        <li
          key={`${name} ${location}`}
          className="flex rounded-card border border-line bg-white p-6"
        >
          <figure className="flex grow flex-col justify-between gap-6">
            <blockquote className="text-lg">“{text}”</blockquote>
            <figcaption className="flex items-center gap-4 border-t border-line pt-5">
              {avatar && (
                <Picture
                  // The name follows as text.
                  picture={{ ...avatar, alt: '' }}
                  sizes="3rem"
                  className="size-12 shrink-0 rounded-full object-cover"
                />
              )}
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-ink-soft">{location}</p>
                {source && <Source name={source} url={sourceUrl} />}
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Source({ name, url }: { name: string; url: string | null }) {
  if (!url) return <p className="text-sm">{name}</p>
  return (
    <a href={url} rel="noopener nofollow" className="tap-link text-sm">
      {name}
    </a>
  )
}
