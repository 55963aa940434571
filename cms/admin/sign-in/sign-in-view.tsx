import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '#cms/admin/brand.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInHelp } from './sign-in-help.tsx'

/** The CMS's sign-in page, in the place of Payload's, whose form cannot ask for the code of a second step. */
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
