import { useFormAction } from '@remix-run/react'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { type StatusReply, useUndoFetcher } from './use-status-fetcher.ts'

export function StatusToast({ reply }: { reply: StatusReply | undefined }) {
  const { toast, undo = [] } = reply ?? {}
  // A toast appears outside the route.
  const formAction = useFormAction()
  return (
    <StaffToast
      toast={toast}
      action={undo.length > 0 && <UndoForm changes={undo} formAction={formAction} />}
    />
  )
}

function UndoForm({
  changes,
  formAction,
}: {
  changes: NonNullable<StatusReply['undo']>
  formAction: string
}) {
  const fetcher = useUndoFetcher()
  return (
    <fetcher.Form method="post" action={formAction} className="ml-auto shrink-0">
      {changes.map(({ id, updatedAt }) => (
        <input key={id} type="hidden" name="selected" value={`${id} ${updatedAt}`} />
      ))}
      <button
        type="submit"
        name="act"
        value="undo"
        className="min-h-11 min-w-11 animate-clickable-late px-2 link"
      >
        Undo
      </button>
    </fetcher.Form>
  )
}
