import { Button } from '#app/ui/parts/button.tsx'
import { draft as words } from '#business/words/staff.ts'

/** Says that the form was filled in earlier. */
export function DraftNotice({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 notice"
    >
      <p className="wrap-anywhere">{text}</p>
      <Button look="quiet" size="line" className="md:min-h-11" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}
