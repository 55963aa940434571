'use client'
import './account.css'
import { useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

/** Helps a user who has lost phone and recovery codes. */
export function DisableTwoFactor({
  accountId,
  asksCode,
  ...account
}: {
  isOn: boolean
  accountId: string
  /** The admin's own account has two-factor authentication. */
  asksCode: boolean
}) {
  const [isOn, setOn] = useState(account.isOn)
  return (
    <section className="field-type account-security">
      <h2>Two-factor authentication</h2>
      <p role="status">
        {isOn ? 'On.' : 'Off. Users turn it on themselves, on their account page.'}
      </p>
      {isOn && (
        <>
          <p>
            Turn it off only if this user has lost both their phone and their recovery codes. Make
            sure that the request really comes from them.
          </p>
          <ConfirmIdentity
            requires={asksCode ? ['password', 'code'] : ['password']}
            label="Turn off"
            isMain={false}
            onSubmit={async (identity) => {
              const { answer, problem } = await postToApi(
                `users/${accountId}/second-step/off`,
                identity,
              )
              if (answer) setOn(false)
              return problem
            }}
          />
        </>
      )}
    </section>
  )
}
