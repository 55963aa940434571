'use client'
import './account.css'
import { Button, useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import type { User } from '#payload-types.ts'

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
