import { useFormAction } from '@remix-run/react'
import type { ReactNode } from 'react'
import { StaffToast } from '#app/staff/shell/parts/staff-toast.tsx'
import { undoStepButton, UndoStepFields } from './step-button.tsx'
import { type StatusReply, useUndoFetcher } from './use-status-fetcher.ts'

export function StatusToast({ reply }: { reply: StatusReply | undefined }) {
  const { toast, undo = [], undoStep } = reply ?? {}
  // A toast appears outside the route.
  const formAction = useFormAction()
  return (
    <StaffToast
      toast={toast}
      action={
        undoStep ? (
          <UndoForm button={undoStepButton} formAction={formAction}>
            <UndoStepFields {...undoStep} />
          </UndoForm>
        ) : (
          undo.length > 0 && (
            <UndoForm button={undoButton} formAction={formAction}>
              {undo.map(({ id, updatedAt }) => (
                <input key={id} type="hidden" name="selected" value={`${id} ${updatedAt}`} />
              ))}
            </UndoForm>
          )
        )
      }
    />
  )
}

const undoButton = { type: 'submit', name: 'act', value: 'undo' } as const

function UndoForm({
  button,
  formAction,
  children,
}: {
  button: typeof undoButton | typeof undoStepButton
  formAction: string
  children: ReactNode
}) {
  const fetcher = useUndoFetcher()
  return (
    <fetcher.Form method="post" action={formAction} className="ml-auto shrink-0">
      {children}
      <button {...button} className="min-h-11 min-w-11 animate-clickable-late px-2 link">
        Undo
      </button>
    </fetcher.Form>
  )
}
