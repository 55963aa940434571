'use client'
import './account.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { askApi } from './ask-api.ts'
import { IdentityQuestion } from './identity-question.tsx'

/** For admins, who confirm with their own password. */
export function DeleteAccount({
  accountId,
  isOwn,
  whose,
}: {
  accountId: string
  isOwn: boolean
  whose: string
}) {
  const [isConfirming, setConfirming] = useState(false)
  const question = isOwn
    ? 'Delete your own account? You are signed out and cannot sign in again. This cannot be undone.'
    : `Delete the account of ${whose}? They are signed out and cannot sign in again. This cannot be undone.`

  async function send({ password }: { password: string }): Promise<string | undefined> {
    const { problem } = await askApi(`${accountId}/delete`, { ownPassword: password })
    if (problem) return problem
    window.location.assign(isOwn ? '/cms/login' : '/cms/collections/users')
  }
  return (
    <section className="field-type account-security">
      <h2>Delete account</h2>
      {isConfirming ? (
        <div role="group" aria-label={question}>
          <p>{question}</p>
          <IdentityQuestion asks={['password']} act="Delete account" send={send} />
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(true)}>
          Delete account
        </Button>
      )}
    </section>
  )
}
