'use client'
import './account.css'
import { useState } from 'react'
import { askApi } from './ask-api.ts'
import { AskedTwice } from './asked-twice.tsx'

/** `accountId` is null for the own account. */
export function SignOutEverywhere({
  accountId,
  whose,
}: {
  accountId: string | null
  whose: string
}) {
  const [isDone, setDone] = useState(false)

  async function signOut(): Promise<string | undefined> {
    const { problem } = await askApi(
      accountId ? `${accountId}/sign-out-everywhere` : 'logout?allSessions=true',
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
          ? `${whose} is signed out everywhere.`
          : 'A session lasts ten hours. End all of them where a phone or a computer was lost, or somebody forgot to sign out.'}
      </p>
      {!isDone && (
        <AskedTwice
          act="Sign out everywhere"
          question={
            accountId
              ? `Sign ${whose} out on every device, at the site and in the CMS?`
              : 'Sign out on every device, at the site and in the CMS? This one too.'
          }
          confirmed={signOut}
        />
      )}
    </section>
  )
}
