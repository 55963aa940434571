import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { toast as showToast, Toaster as ToasterOfSonner } from 'sonner'
import { useFirstInteraction } from '#app/ui/layout/use-first-interaction.ts'
import type { Words } from '#business/words/sentence.ts'

/** Undefined until loaded; null on failure. */
type Toast = typeof showToast | null | undefined

export const ToastsContext = createContext<{ toast: Toast; load: () => void }>({
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
