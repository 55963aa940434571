import { useContext, useEffect } from 'react'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ToastsContext } from './toasts.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Time to read what went wrong and to follow its link, which stands nowhere else. */
const lastingMs = 20_000

/**
 * Says what the server left to say: as a toast, or, where no script runs or can be loaded, as a notice in the page.
 * A new object is a new message, also where its words are the same.
 */
export function ToastOnArrival({ toast: message }: { toast: ToastMessage | null | undefined }) {
  const { toast, load } = useContext(ToastsContext)
  const hydrated = useHydrated()
  useEffect(() => {
    if (!message) return
    if (!toast) return load()
    const { kind, title, description, link } = message
    toast[kind](title, {
      description,
      action: link && <ToastLink {...link} />,
      duration: kind === 'error' && link ? lastingMs : undefined,
    })
  }, [message, toast, load])

  if (!message || (hydrated && toast)) return null
  return (
    <div
      role={message.kind === 'error' ? 'alert' : 'status'}
      className={`mb-6 rounded-card border p-4 ${
        message.kind === 'error' ? 'border-red bg-red-pale' : 'border-green bg-green-pale'
      }`}
    >
      <p className="font-semibold">{message.title}</p>
      {message.description && <p>{message.description}</p>}
      {message.link && <ToastLink {...message.link} />}
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
