import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import * as staffWords from '#business/words/staff.ts'
import { Logo } from '#cms/admin/brand.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Replaces Payload's sign-in page, which cannot ask for a two-factor code. */
export function SignInView({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  const { payload, user } = req
  const next = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams.redirect ?? '',
  })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <SignInForm next={next} />
      <SignInHelp />
    </>
  )
}

/** Always visible: error messages must not reveal why a sign-in failed. */
export function SignInHelp() {
  return <p>{staffWords.signIn.help}</p>
}
