'use client'
import './account.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'

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

export function ConfirmButton({
  label,
  question,
  onConfirm,
}: {
  label: string
  question: string
  onConfirm: () => Promise<string | undefined>
}) {
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send() {
    setSending(true)
    setProblem((await onConfirm()) ?? '')
    setSending(false)
    setConfirming(false)
  }
  return (
    <>
      {isConfirming ? (
        <div role="group" aria-label={question}>
          <p>{question}</p>
          <Button margin={false} disabled={isSending} onClick={() => void send()}>
            {label}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            Go back
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}
