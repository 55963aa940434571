import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { SoundSwitch } from './sound-switch.tsx'

export function AccountMenu({ userName, hasSignOut }: { userName: string; hasSignOut: boolean }) {
  // Insights has no scripts, so the switch would do nothing there.
  const hydrated = useHydrated()
  return (
    <details className="group border-t border-line pt-2 lg:mt-auto">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-card px-3 text-sm hover:bg-indigo-pale [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="sr-only">Account: </span>
          {userName}
        </span>
        <span aria-hidden className="text-ink-soft group-open:rotate-180">
          ▾
        </span>
      </summary>
      <div className="grid gap-1 px-3 pb-2 text-sm">
        {hydrated && <SoundSwitch />}
        <a href="/cms/account" className="flex min-h-11 items-center link">
          Account in the CMS
        </a>
        {hasSignOut && <SignOutForm />}
      </div>
    </details>
  )
}
