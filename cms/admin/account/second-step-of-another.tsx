'use client'
import './account.css'
import { useState } from 'react'
import { askApi } from './ask-api.ts'
import { AskedTwice } from './asked-twice.tsx'

/** On somebody else's account, for admins: turns off the second step of who has lost the phone and the codes. */
export function SecondStepOfAnother(account: { isOn: boolean; accountId: string }) {
  const [isOn, setOn] = useState(account.isOn)
  return (
    <section className="field-type account-security">
      <h2>Second step at sign-in</h2>
      <p role="status">
        {isOn ? 'On.' : 'Off. Everybody turns on their own, on their account page.'}
      </p>
      {isOn && (
        <AskedTwice
          act="Turn off"
          question="Turn it off for somebody who has lost their phone and their recovery codes? Make sure that it is them who ask."
          confirmed={async () => {
            const { answer, problem } = await askApi(`${account.accountId}/second-step/off`)
            if (answer) setOn(false)
            return problem
          }}
        />
      )}
    </section>
  )
}
