'use client'
import { Button, Drawer } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoment, instantOf, wallClockAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import type { Plan } from './use-plans.ts'

const acts = {
  publish: 'Publish the draft, with whatever is written into it until then',
  unpublish: 'Take this off the site',
} satisfies Record<Plan['act'], string>

interface Props {
  slug: string
  plans: Plan[]
  /** Gives whether it was planned. */
  onAdd: (act: Plan['act'], at: Date) => Promise<boolean>
  onRemove: (plan: Plan) => Promise<boolean>
}

/** Where a day and a time to publish are chosen, as the clocks show them in Mumbai, wherever the editor is. */
export function PlanDrawer({ slug, plans, onAdd, onRemove }: Props) {
  const [act, setAct] = useState<Plan['act']>('publish')
  const [clock, setClock] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const plan = async () => {
    const at = clock ? instantOf(clock) : null
    if (!at || at <= new Date()) {
      setProblem(messages.content.planInFuture)
      return
    }
    setProblem(null)
    setIsBusy(true)
    if (await onAdd(act, at)) setClock('')
    setIsBusy(false)
  }

  return (
    <Drawer slug={slug} title="Schedule publish" className="plan-drawer">
      <fieldset>
        <legend>What is to happen</legend>
        {(Object.keys(acts) as Plan['act'][]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="planned-act"
              checked={act === value}
              onChange={() => setAct(value)}
            />
            {acts[value]}
          </label>
        ))}
      </fieldset>
      <label>
        When, as the clocks show it in Mumbai
        <input
          type="datetime-local"
          value={clock}
          min={wallClockAt(new Date())}
          aria-invalid={problem !== null}
          aria-describedby="plan-problem"
          onChange={({ target }) => setClock(target.value)}
        />
      </label>
      <p id="plan-problem" role="alert">
        {problem}
      </p>
      <Button size="medium" margin={false} disabled={isBusy} onClick={() => void plan()}>
        Schedule
      </Button>
      <h2>Planned</h2>
      {plans.length === 0 && <p>Nothing yet.</p>}
      <ul>
        {plans.map((planned) => (
          <li key={planned.id}>
            {acts[planned.act]}: <strong>{formatMoment(planned.at)}</strong>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`Do not do it on ${formatMoment(planned.at)}`}
              onClick={() => void onRemove(planned)}
            >
              Call off
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
