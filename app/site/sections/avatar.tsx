import { Picture } from '#app/ui/parts/picture.tsx'
import type { Picture as PictureFile } from '#business/content/picture.ts'

/** Hides the picture from screen readers: the name follows as text. */
export function Avatar({ name, picture }: { name: string; picture: PictureFile | null }) {
  if (picture) {
    return (
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="3rem"
        className="size-12 shrink-0 rounded-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center rounded-full bg-indigo-pale font-display text-xl font-bold text-indigo-deep"
    >
      {Array.from(name)[0]}
    </span>
  )
}
