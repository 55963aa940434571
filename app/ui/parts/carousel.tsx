import { textProps } from '#app/ui/parts/marked-text.tsx'
import type { Picture as PictureFile } from '#business/content/picture.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { Picture } from './picture.tsx'

/** Slides visible before scrolling; wide screens show part of a third. */
const visibleSlides = 2

interface Slide {
  picture: PictureFile
  caption: string | null
}

/** Moves by swiping, arrow keys or the buttons of carousel-buttons.css, without scripts. */
export function Carousel({ words, slides }: { words: Words['sections']; slides: Slide[] }) {
  return (
    <section
      aria-label={words.gallery}
      aria-roledescription={words.carousel}
      className="carousel-frame print:hidden"
    >
      {/* Keyboard users must be able to scroll the list. */}
      <ul
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={fillSentence(words.slides, { gallery: words.gallery, count: slides.length })}
        className="carousel"
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            aria-roledescription={words.slide}
            aria-label={fillSentence(words.slidePosition, {
              position: index + 1,
              count: slides.length,
            })}
            className="w-[82%] shrink-0 snap-start sm:w-[26rem] lg:w-[34rem]"
          >
            <figure>
              <div
                className={`aspect-4/3 rounded-card bg-indigo-pale ${index < visibleSlides ? '' : 'late'}`}
              >
                <Picture
                  picture={slide.picture}
                  sizes="(min-width: 64rem) 34rem, (min-width: 40rem) 26rem, 82vw"
                  className="size-full rounded-card border border-line bg-white object-cover"
                />
              </div>
              {slide.caption && (
                <figcaption
                  {...textProps(slide, 'caption')}
                  className="mt-3 text-sm text-ink-soft"
                />
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
