'use client'
import './account.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

export function DeleteAccount({
  accountId,
  isOwn,
  accountName,
}: {
  accountId: string
  isOwn: boolean
  accountName: string
}) {
  const [isConfirming, setConfirming] = useState(false)
  const question = isOwn
    ? 'Delete your own account? You will be signed out and cannot sign in again. This cannot be undone.'
    : `Delete the account of ${accountName}? They will be signed out and cannot sign in again. This cannot be undone.`

  async function send({ password }: { password: string }): Promise<string | undefined> {
    const { problem } = await postToApi(`users/${accountId}/delete`, { ownPassword: password })
    if (problem) return problem
    window.location.assign(isOwn ? '/cms/login' : '/cms/collections/users')
  }
  return (
    <section className="field-type account-security">
      <h2>Delete account</h2>
      {isConfirming ? (
        <div role="group" aria-label={question}>
          <p>{question}</p>
          <ConfirmIdentity requires={['password']} label="Delete account" onSubmit={send} />
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            Keep account
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
