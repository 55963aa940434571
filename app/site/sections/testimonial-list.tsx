import type { Testimonial } from '#app/models/content/content.server.ts'
import { Avatar } from './avatar.tsx'

export function TestimonialList({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {testimonials.map(({ name, location, text, avatar }) => (
        <li
          key={`${name} ${location}`}
          className="flex rounded-card border border-line bg-white p-6"
        >
          <figure className="flex flex-col justify-between gap-6">
            <blockquote className="text-lg">“{text}”</blockquote>
            <figcaption className="flex items-center gap-4 border-t border-line pt-5">
              <Avatar name={name} picture={avatar} />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{location}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
