import { serviceAreaHref } from '#business/content/site-links.ts'

/** Opens in a new tab: without scripts, the form would lose its input. */
export function ServiceAreaLink() {
  return (
    <p className="mt-2">
      <a href={serviceAreaHref} target="_blank" className="tap-link">
        Do we come to you?<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
