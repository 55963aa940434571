import { Form, useNavigation } from '@remix-run/react'
import { type ComponentProps, useState } from 'react'
import { useKeepDraft } from '#app/staff/shell/drafts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { type BillRates, calculateBill, isOneAmount, lineTotal } from '#business/bills/bill.ts'
import {
  amountField,
  type BillForm as TypedForm,
  type BillRow,
  readBillForm,
  rowFieldNames,
  sendField,
  toBillLines,
} from '#business/bills/bill-form.ts'
import { billLimits } from '#business/bills/bill-limits.ts'
import { seenBillField } from '#business/bills/seen-bill.ts'
import { formatPaise } from '#business/words/rupees.ts'

export const billFormId = 'bill'

interface BillFormProps {
  form: TypedForm
  rates: BillRates
  seen: string
  canMail: boolean
  problems: readonly string[]
  draftKey: string
  /** `form` was typed before. */
  hasEntries: boolean
}

export function BillForm(props: BillFormProps) {
  const { form, rates, seen, canMail, problems, draftKey, hasEntries } = props
  useKeepDraft(draftKey, billFormId, hasEntries)
  const [typed, setTyped] = useState(form)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form
      method="post"
      id={billFormId}
      className="mt-4 space-y-5"
      onInput={(event) => setTyped(readBillForm(new FormData(event.currentTarget)))}
    >
      <input type="hidden" name={seenBillField} value={seen} />
      {problems.length > 0 && (
        <ul className="rounded-card border border-red bg-red-pale p-4">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <table className="w-full">
        <thead className="text-left text-sm text-ink-soft">
          <tr>
            <th className="font-normal">Piece</th>
            <th className="w-24 font-normal">Count</th>
            <th className="w-24 pl-2 font-normal">Price, ₹</th>
            <th className="hidden w-24 pl-2 text-right font-normal sm:table-cell">Sum</th>
          </tr>
        </thead>
        <tbody>
          {form.rows.map((row, index) => (
            <Row key={index} index={index} row={row} typed={typed.rows[index]} />
          ))}
        </tbody>
      </table>
      <p className="grid max-w-xs gap-1.5">
        <label htmlFor="bill-amount" className="font-semibold">
          Or one amount, ₹
        </label>
        <Input
          id="bill-amount"
          name={amountField}
          inputMode="decimal"
          maxLength={20}
          defaultValue={form.amount}
          aria-describedby="bill-amount-hint"
        />
        <span id="bill-amount-hint" className="text-sm text-ink-soft">
          The total as agreed: without surcharge and offer.
        </span>
      </p>
      <Totals typed={typed} rates={rates} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        {canMail && (
          <Button type="submit" name={sendField} value="on" look="quiet" disabled={busy}>
            Save and send
          </Button>
        )}
      </p>
    </Form>
  )
}

function Row({ index, row, typed }: { index: number; row: BillRow; typed?: BillRow }) {
  const names = rowFieldNames(index)
  const { item, count, price, listed } = row
  const subject = item || 'another piece'
  const unit = listed?.unit
  const [line] = toBillLines({ rows: typed ? [typed] : [], amount: '' })
  const sum = line ? lineTotal(line) : NaN
  return (
    <tr>
      <td className="py-1 pr-2">
        {listed ? (
          <>
            {item}
            <input type="hidden" name={names.item} value={item} />
            <input type="hidden" name={names.listedId} value={listed.id} />
            <input type="hidden" name={names.listedPaise} value={listed.paise} />
            {unit && <input type="hidden" name={names.listedUnit} value={unit} />}
          </>
        ) : (
          <Input
            name={names.item}
            aria-label="Another piece"
            placeholder="Another piece"
            maxLength={billLimits.itemLength}
            defaultValue={item}
          />
        )}
      </td>
      <td className="py-1">
        <div className="relative">
          <Input
            name={names.count}
            aria-label={`Count of ${subject}${unit ? `, ${unit}` : ''}`}
            inputMode={unit ? 'decimal' : listed ? 'numeric' : 'text'}
            maxLength={10}
            defaultValue={count}
            className={unit ? 'pr-8' : ''}
          />
          {unit && (
            <span aria-hidden className="absolute top-2.5 right-2 text-sm text-ink-soft">
              {unit}
            </span>
          )}
        </div>
      </td>
      <td className="py-1 pl-2">
        <Input
          name={names.price}
          aria-label={`Price of ${subject}`}
          inputMode="decimal"
          maxLength={20}
          defaultValue={price}
        />
      </td>
      <td className="hidden pl-2 text-right tabular-nums sm:table-cell">
        {Number.isNaN(sum) ? '' : formatPaise(sum)}
      </td>
    </tr>
  )
}

function Input({ className = '', ...input }: ComponentProps<'input'>) {
  return (
    <input
      {...input}
      autoComplete="off"
      className={`min-h-11 w-full rounded-card border border-line-strong bg-white px-3 tabular-nums ${className}`}
    />
  )
}

function Totals({ typed, rates }: { typed: TypedForm; rates: BillRates }) {
  const lines = toBillLines(typed)
  const { expressPercent, offer } = rates
  const { surchargePaise, discountPaise, totalPaise } = calculateBill(lines, rates)
  const isOne = isOneAmount(lines)
  const show = (paise: number) => (Number.isNaN(paise) ? '–' : formatPaise(paise))
  return (
    <dl aria-label="Total" className="grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {expressPercent !== null && !isOne && (
        <>
          <dt>Express, {expressPercent}%</dt>
          <dd className="text-right tabular-nums">{show(surchargePaise)}</dd>
        </>
      )}
      {offer && !isOne && (
        <>
          <dt>
            {offer.words} ({offer.percentOff}%)
          </dt>
          <dd className="text-right tabular-nums">−{show(discountPaise)}</dd>
        </>
      )}
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-right text-lg font-bold tabular-nums">
        <output form={billFormId}>{show(totalPaise)}</output>
      </dd>
    </dl>
  )
}
