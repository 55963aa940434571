import { useContext, useEffect, useRef } from 'react'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { ToastsContext } from './toasts.tsx'

/** Time to read what went wrong and to follow its link, which stands nowhere else. */
const lastingMs = 20_000

/** An answer outlives the part of a page that it was given to. */
const told = new WeakSet<ToastMessage>()

/**
 * Says what the server left to say: as a toast, beside which a sentence `stays` in the page where nothing else says what has
 * become of it; or, where no script runs or can be loaded, all of it in the page. A new object is a new message, also
 * where its words are the same.
 */
export function ToastOnArrival({
  toast: message,
  stays,
}: {
  toast: ToastMessage | null | undefined
  stays?: string
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
    if (told.has(message)) return
    told.add(message)
    const { kind, title, description, link } = message
    toast[kind](title, {
      description,
      action: link && <ToastLink {...link} />,
      duration: kind === 'error' && link ? lastingMs : undefined,
    })
  }, [message, toast, load])

  const isToast = hydrated && toast
  if (!message || (isToast && !stays)) return null
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
      {stays && <p>{stays}</p>}
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
