'use client'
import './account.css'
import { useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** `accountId` is null for the own account. */
export function SignOutEverywhere({
  accountId,
  accountName,
}: {
  accountId: string | null
  accountName: string
}) {
  const [isDone, setDone] = useState(false)

  async function signOut(): Promise<string | undefined> {
    const { problem } = await postToApi(
      accountId ? `users/${accountId}/sign-out-everywhere` : 'users/logout?allSessions=true',
    )
    if (problem) return problem
    setDone(true)
    // A full page load drops the state of the ended session.
    if (!accountId) window.location.assign('/cms/login')
  }
  return (
    <section className="field-type account-security">
      <h2>Sessions</h2>
      <p role="status">
        {isDone
          ? `${accountName} has been signed out everywhere.`
          : 'A session lasts ten hours. End all sessions if a phone or computer is lost, or if someone forgot to sign out.'}
      </p>
      {!isDone && (
        <ConfirmButton
          label="Sign out everywhere"
          question={
            accountId
              ? `Sign ${accountName} out on every device, from the website and the CMS?`
              : 'Sign out on every device, including this one, from the website and the CMS?'
          }
          onConfirm={signOut}
        />
      )}
    </section>
  )
}
