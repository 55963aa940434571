'use client'
import './account.css'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'
import type { TwoFactorSetup } from '#collections/users/security-endpoints.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type State =
  | { is: 'off' }
  | ({ is: 'setup' } & TwoFactorSetup)
  | { is: 'shown'; recoveryCodes: string[] }
  | { is: 'on'; codesLeft: number }

export function OwnTwoFactor({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const [state, setState] = useState<State>(isOn ? { is: 'on', codesLeft } : { is: 'off' })
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstRender = useRef(true)
  useEffect(() => {
    // The focused element is gone: move screen readers to the next step.
    if (!isFirstRender.current) heading.current?.focus()
    isFirstRender.current = false
  }, [state])
  return (
    <section className="field-type account-security">
      <h2 ref={heading} tabIndex={-1}>
        Two-factor authentication
      </h2>
      {state.is === 'off' && (
        <>
          <p>
            Off. Turn it on to sign in with your password and a code from an app on your phone. Then
            someone with only your password can’t get in.
          </p>
          <ConfirmIdentity
            key="off"
            requires={['password']}
            label="Turn on"
            onSubmit={async ({ password }) => {
              const { answer, problem } = await postToApi<TwoFactorSetup>(
                'users/second-step/begin',
                {
                  password,
                },
              )
              if (answer) setState({ is: 'setup', ...answer })
              return problem
            }}
          />
        </>
      )}
      {state.is === 'setup' && (
        <>
          <ol>
            <li>
              Open an authenticator app on your phone, such as Google Authenticator, Microsoft
              Authenticator or Aegis, and scan this QR code.
              <img src={state.picture} alt="QR code for your app" width={200} height={200} />
              No camera? Enter this key in the app: <code>{state.key}</code>
            </li>
            <li>
              Enter the code that the app shows. Two-factor authentication turns on after that.
            </li>
          </ol>
          <ConfirmIdentity
            key="setup"
            requires={['code']}
            label="Confirm"
            onSubmit={async ({ code }) => {
              const { answer, problem } = await postToApi<{ recoveryCodes: string[] }>(
                'users/second-step/confirm',
                { code },
              )
              if (answer) setState({ is: 'shown', ...answer })
              return problem
            }}
          />
          <Button buttonStyle="secondary" margin={false} onClick={() => setState({ is: 'off' })}>
            Cancel setup
          </Button>
        </>
      )}
      {state.is === 'shown' && (
        <>
          <p>
            <strong>Two-factor authentication is on.</strong> Copy or print these recovery codes
            now, and keep them away from your phone. If you lose the phone, each code lets you sign
            in once. They will not be shown again.
          </p>
          <RecoveryCodes codes={state.recoveryCodes} />
          <Button
            margin={false}
            onClick={() => setState({ is: 'on', codesLeft: state.recoveryCodes.length })}
          >
            I have saved them
          </Button>
        </>
      )}
      {state.is === 'on' && (
        <>
          <p>
            On. Recovery codes left: {state.codesLeft}. For a new phone or new codes, turn it off
            and on again.
          </p>
          <ConfirmIdentity
            key="on"
            requires={['password', 'code']}
            label="Turn off"
            isMain={false}
            onSubmit={async (identity) => {
              const { answer, problem } = await postToApi('users/second-step/off', identity)
              if (answer) setState({ is: 'off' })
              return problem
            }}
          />
        </>
      )}
    </section>
  )
}
