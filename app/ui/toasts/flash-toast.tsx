import { useContext, useEffect, useRef } from 'react'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ToastsContext } from './toasts.tsx'

/** Time to read the error and follow its link, which appears only here. */
const linkedErrorDurationMs = 20_000

/** A message outlives the component that shows it. */
const shownMessages = new WeakSet<ToastMessage>()

/**
 * Shows a toast, and `inlineNote` in the page; without scripts, everything in the page. Each new
 * object is a new message, even with the same text.
 */
export function FlashToast({
  toast: message,
  inlineNote,
}: {
  toast: ToastMessage | null | undefined
  inlineNote?: string
}) {
  const { toast, load } = useContext(ToastsContext)
  const hydrated = useHydrated()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) notice.current?.scrollIntoView({ block: 'center' })
  }, [message])
  useEffect(() => {
    if (!message) return
    if (!toast) return load()
    if (shownMessages.has(message)) return
    shownMessages.add(message)
    const { kind, title, description, link } = message
    toast[kind](title, {
      description,
      action: link && <ToastLink {...link} />,
      duration: kind === 'error' && link ? linkedErrorDurationMs : undefined,
    })
  }, [message, toast, load])

  const isToast = hydrated && toast
  if (!message || (isToast && !inlineNote)) return null
  return (
    <div
      ref={notice}
      role={message.kind === 'error' ? 'alert' : 'status'}
      className={`mb-6 rounded-card border p-4 ${
        message.kind === 'error' ? 'border-red bg-red-pale' : 'border-green bg-green-pale'
      }`}
    >
      {!isToast && (
        <>
          <p className="font-semibold">{message.title}</p>
          {message.description && <p>{message.description}</p>}
          {message.link && <ToastLink {...message.link} />}
        </>
      )}
      {inlineNote && <p>{inlineNote}</p>}
    </div>
  )
}

function ToastLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} className="inline-block py-1 link">
      {label}
    </a>
  )
}
