import { Button } from '#app/ui/parts/button.tsx'
import { listKeys } from './use-list-keys.ts'

/** Opens as a dialog on `?`; on wide screens also where an opened booking appears. */
export function KeyHelp() {
  return (
    <>
      <aside className="fixed top-4 right-[max(1rem,calc((100vw-102rem)/2+1rem))] hidden w-80 rounded-card border border-dashed border-line-strong p-4 text-sm text-ink-soft min-[90rem]:block noscript:hidden">
        <p>Open a booking to see it here.</p>
        <Keys />
      </aside>
      <dialog
        aria-labelledby="keys"
        className="m-auto rounded-card border border-ink bg-white p-6 backdrop:bg-ink/40"
      >
        <h2 id="keys" className="text-lg font-bold">
          Keyboard shortcuts
        </h2>
        <Keys />
        <form method="dialog" className="mt-5">
          <Button type="submit" look="quiet">
            Close
          </Button>
        </form>
      </dialog>
    </>
  )
}

function Keys() {
  return (
    <dl className="mt-3 space-y-2">
      {listKeys.map(([key, act]) => (
        <div key={key} className="grid grid-cols-[5rem_1fr] items-center">
          <dt>
            <kbd className="rounded border border-line-strong bg-paper px-2 py-0.5">{key}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  )
}
