import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { toast as showToast, Toaster as ToasterOfSonner } from 'sonner'
import type { Words } from '#business/words/sentence.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { useFirstInteraction, useHydrated } from './use-hydrated.ts'

/** Undefined until loaded; null on failure. */
type Toast = typeof showToast | null | undefined

const ToastsContext = createContext<{ toast: Toast; load: () => void }>({
  toast: undefined,
  load: () => {},
})

/** Loads sonner on the first interaction or message. */
export function Toasts({
  words,
  children,
}: {
  words: Words['toasts'] | undefined
  children: ReactNode
}) {
  const [Toaster, setToaster] = useState<typeof ToasterOfSonner | null>(null)
  const [toast, setToast] = useState<Toast>()
  const load = useCallback(() => {
    void import('sonner').then(
      (sonner) => {
        // Sonner ignores toasts from before its Toaster exists.
        flushSync(() => setToaster(() => sonner.Toaster))
        setToast(() => sonner.toast)
      },
      () => setToast((before: Toast) => before ?? null),
    )
  }, [])
  useFirstInteraction(load)
  const value = useMemo(() => ({ toast, load }), [toast, load])
  return (
    <ToastsContext value={value}>
      {children}
      {Toaster && (
        <Toaster
          position="bottom-left"
          visibleToasts={3}
          duration={4000}
          closeButton
          containerAriaLabel={words?.list}
          style={{ fontFamily: 'inherit' }}
          toastOptions={{
            closeButtonAriaLabel: words?.close,
            classNames: {
              description: 'text-ink!',
              success: 'border-green! bg-green-pale! text-green-ink!',
              error: 'border-red! bg-red-pale! text-red!',
            },
          }}
        />
      )}
    </ToastsContext>
  )
}

/** Time to read the error and follow its link, which appears only here. */
const linkedErrorDurationMs = 20_000
const actionDurationMs = 5000

/** A message outlives the component that shows it. */
const shownMessages = new WeakSet<ToastMessage>()

/**
 * Shows a toast, and `inlineNote` in the page; without scripts, everything in the page. Each new
 * object is a new message, even with the same text.
 */
export function FlashToast({
  toast: message,
  inlineNote,
  isInline = false,
  action,
}: {
  toast: ToastMessage | null | undefined
  inlineNote?: string
  /** Shows all of it in the page. */
  isInline?: boolean
  /** A form; submitting it closes the toast. */
  action?: ReactNode
}) {
  const { toast, load } = useContext(ToastsContext)
  const hydrated = useHydrated()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message?.kind === 'error' && (inlineNote || isInline))
      notice.current?.focus({ preventScroll: true })
    if (message) notice.current?.scrollIntoView({ block: 'center' })
  }, [message, inlineNote, isInline])
  useEffect(() => {
    if (!message || isInline) return
    if (!toast) return load()
    if (shownMessages.has(message)) return
    shownMessages.add(message)
    const { kind, title, description, link } = message
    const id = toast[kind](title, {
      description,
      action: link ? (
        <ToastLink {...link} />
      ) : (
        action && (
          <div className="contents" onSubmit={() => toast.dismiss(id)}>
            {action}
          </div>
        )
      ),
      duration: chooseDuration(message, Boolean(action)),
    })
    if (kind !== 'error' || !inlineNote) return
    document.addEventListener('submit', () => toast.dismiss(id), { once: true })
  }, [message, inlineNote, isInline, action, toast, load])

  const isToast = hydrated && toast && !isInline
  if (!message || (isToast && !inlineNote)) return null
  return (
    <div
      ref={notice}
      tabIndex={-1}
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
          {action}
        </>
      )}
      {inlineNote && <p>{inlineNote}</p>}
    </div>
  )
}

function chooseDuration({ kind, link }: ToastMessage, hasAction: boolean): number | undefined {
  if (link) return kind === 'error' ? linkedErrorDurationMs : undefined
  return hasAction ? actionDurationMs : undefined
}

function ToastLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} className="inline-block py-1 link">
      {label}
    </a>
  )
}
