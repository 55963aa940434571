'use client'
import { Button, Drawer } from '@payloadcms/ui'
import { useState } from 'react'
import { formatInstant, toInstant, wallClockAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import type { Plan } from './use-plans.ts'

const actionLabels = {
  publish: 'Publish the draft as it is at that time',
  unpublish: 'Unpublish',
} satisfies Record<Plan['action'], string>

interface Props {
  slug: string
  plans: Plan[]
  /** Resolves to `true` on success. */
  onAdd: (action: Plan['action'], at: Date) => Promise<boolean>
  onRemove: (plan: Plan) => Promise<boolean>
}

/** Times are Mumbai times for all editors. */
export function PlanDrawer({ slug, plans, onAdd, onRemove }: Props) {
  const [action, setAction] = useState<Plan['action']>('publish')
  const [wallClock, setWallClock] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const schedule = async () => {
    const at = wallClock ? toInstant(wallClock) : null
    if (!at || at <= new Date()) {
      setProblem(messages.content.planInFuture)
      return
    }
    setProblem(null)
    setIsBusy(true)
    if (await onAdd(action, at)) setWallClock('')
    setIsBusy(false)
  }

  return (
    <Drawer slug={slug} title="Schedule publish" className="plan-drawer">
      <fieldset>
        <legend>Action</legend>
        {(Object.keys(actionLabels) as Plan['action'][]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="planned-act"
              checked={action === value}
              onChange={() => setAction(value)}
            />
            {actionLabels[value]}
          </label>
        ))}
      </fieldset>
      <label>
        Date and time in Mumbai
        <input
          type="datetime-local"
          value={wallClock}
          min={wallClockAt(new Date())}
          aria-invalid={problem !== null}
          aria-describedby="plan-problem"
          onChange={({ target }) => setWallClock(target.value)}
        />
      </label>
      <p id="plan-problem" role="alert">
        {problem}
      </p>
      <Button size="medium" margin={false} disabled={isBusy} onClick={() => void schedule()}>
        Schedule
      </Button>
      <h2>Scheduled</h2>
      {plans.length === 0 && <p>Nothing scheduled yet.</p>}
      <ul>
        {plans.map((planned) => (
          <li key={planned.id}>
            {actionLabels[planned.action]}: <strong>{formatInstant(planned.at)}</strong>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`Cancel the change on ${formatInstant(planned.at)}`}
              onClick={() => void onRemove(planned)}
            >
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
