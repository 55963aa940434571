'use client'
import { Button, Drawer } from '@payloadcms/ui'
import { useState } from 'react'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { toInstant, wallClockAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ScheduledChange } from './use-scheduled-changes.ts'

const actionLabels = {
  publish: 'Publish the draft as it is at that time',
  unpublish: 'Unpublish',
} satisfies Record<ScheduledChange['action'], string>

interface Props {
  slug: string
  changes: ScheduledChange[]
  /** Resolves to `true` on success. */
  onAdd: (action: ScheduledChange['action'], at: Date) => Promise<boolean>
  onRemove: (change: ScheduledChange) => Promise<boolean>
}

/** Shows and reads Mumbai times for all editors. */
export function ScheduledChangesDrawer({ slug, changes, onAdd, onRemove }: Props) {
  const [action, setAction] = useState<ScheduledChange['action']>('publish')
  const [wallClock, setWallClock] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const schedule = async () => {
    const at = wallClock ? toInstant(wallClock) : null
    if (!at || at <= new Date()) {
      setProblem(staffWords.content.scheduleInFuture)
      return
    }
    setProblem(null)
    setIsBusy(true)
    if (await onAdd(action, at)) setWallClock('')
    setIsBusy(false)
  }

  return (
    <Drawer slug={slug} title="Schedule publish" className="scheduled-changes-drawer">
      <fieldset>
        <legend>Action</legend>
        {(Object.keys(actionLabels) as ScheduledChange['action'][]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="scheduled-action"
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
          aria-describedby="schedule-problem"
          onChange={({ target }) => setWallClock(target.value)}
        />
      </label>
      <p id="schedule-problem" role="alert">
        {problem}
      </p>
      <Button size="medium" margin={false} disabled={isBusy} onClick={() => void schedule()}>
        Schedule
      </Button>
      <h2>Scheduled</h2>
      {changes.length === 0 && <p>Nothing scheduled yet.</p>}
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {actionLabels[change.action]}: <strong>{formatInstant(change.at)}</strong>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`Cancel the change on ${formatInstant(change.at)}`}
              onClick={() => void onRemove(change)}
            >
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
