'use client'
import './account.css'
import { Button, useAuth } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { postToApi } from '#cms/admin/post-to-api.ts'
import type { TwoFactorSetup } from '#collections/users/security-endpoints.ts'
import type { User } from '#payload-types.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

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
                'users/two-factor/begin',
                { password },
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
                'users/two-factor/confirm',
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
              const { answer, problem } = await postToApi('users/two-factor/off', identity)
              if (answer) setState({ is: 'off' })
              return problem
            }}
          />
        </>
      )}
    </section>
  )
}

/** Helps a user who has lost phone and recovery codes. */
export function DisableTwoFactor({
  accountId,
  asksCode,
  ...account
}: {
  isOn: boolean
  accountId: string
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
                `users/${accountId}/two-factor/off`,
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

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { user } = useAuth<User>()
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      // Undefined without https.
      await navigator.clipboard.writeText(codes.join('\n'))
      setStatus('Copied.')
    } catch {
      setStatus('Your browser does not allow copying here. Select the codes and copy them.')
    }
  }

  return (
    <>
      {/* Printed alone: see account.css. */}
      <div className="recovery-codes">
        <h3>
          Recovery codes for {user?.email} at {window.location.hostname}
        </h3>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="recovery-codes__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy codes
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => window.print()}>
          Print codes
        </Button>
        <p role="status">{status}</p>
      </div>
    </>
  )
}
