import type { AmountsComparison, MoneyInsights } from '#app/models/insights-money.server.ts'
import { compareRupees, formatRupees } from '#business/insights/comparisons.ts'
import {
  type BucketSize,
  bucketSizeOf,
  formatBucket,
  type Period,
} from '#business/insights/periods.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { serviceTypes } from '#business/words/en.ts'
import { insights } from '#business/words/staff.ts'
import { type Figure, FigureList } from './insight-figures.tsx'

const columns = { billed: 'Billed', paid: 'Paid', open: 'Unpaid' } as const
const columnNames = Object.keys(columns) as (keyof typeof columns)[]

const bucketNames: Record<BucketSize, string> = { day: 'Day', week: 'Week', month: 'Month' }

export function Money(props: MoneyInsights & { period: Period; today: LocalDate }) {
  const { period, today, total, buckets, services, branches, deleted } = props
  const size = bucketSizeOf(period)
  const bucketName = bucketNames[size]

  const isEmpty = total.now.billed + total.before.billed === 0
  const deletedRows = deleted
    ? [{ key: 'deleted', name: insights.deletedBookings, ...deleted }]
    : []
  return (
    <section aria-labelledby="money" className="mt-10 border-t border-line pt-4">
      <h2 id="money" className="text-lg font-bold">
        Money
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {isEmpty ? insights.noBills : insights.countedBills}
      </p>
      {!isEmpty && (
        <>
          <FigureList
            className="sm:grid-cols-3"
            figures={columnNames.map((column): Figure => ({
              label: columns[column],
              value: formatRupees(total.now[column]),
              change: compareRupees(total.now[column], total.before[column]),
            }))}
          />
          <details className="mt-4">
            <summary className="inline-block cursor-pointer py-2 text-sm link">
              Show money per {bucketName.toLowerCase()}
            </summary>
            <MoneyTable
              title={`Money per ${bucketName.toLowerCase()}`}
              rowName={bucketName}
              rows={buckets
                .filter(({ now, before }) => now.billed + before.billed > 0)
                .map(({ current, now, before }) => ({
                  key: current?.from ?? 'before',
                  name: current ? formatBucket(current, size, today) : insights.none,
                  ...{ now, before },
                }))}
            />
          </details>
          <div className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-2">
            <MoneyTable
              title="Money by service"
              rowName="Service"
              rows={[
                ...services.map(({ service, now, before }) => ({
                  ...{ key: service, name: serviceTypes[service].label, now, before },
                })),
                ...deletedRows,
              ]}
            />
            {branches && (
              <MoneyTable
                title="Money by branch"
                rowName="Branch"
                rows={[
                  ...branches.map(({ branch, now, before }) => ({
                    ...{ key: branch.id, name: branch.name, now, before },
                  })),
                  ...deletedRows,
                ]}
              />
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** On phones, names have a separate line: three amounts in lakhs fill the width. */
const rowLayout = 'max-sm:grid max-sm:grid-cols-3'

interface MoneyTableProps {
  title: string
  rowName: string
  rows: (AmountsComparison & { key: string; name: string })[]
}

function MoneyTable({ title, rowName, rows }: MoneyTableProps) {
  return (
    <table className="w-full self-start text-sm tabular-nums">
      <caption className="pb-1 text-left text-base font-bold">{title}</caption>
      <thead className="border-b border-line-strong text-left">
        <tr className={rowLayout}>
          <th scope="col" className="py-1.5 pr-2 font-semibold max-sm:sr-only">
            {rowName}
          </th>
          {columnNames.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1.5 pl-2 text-right font-semibold whitespace-nowrap"
            >
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, now, before }) => (
          <tr key={key} className={`border-b border-line align-top ${rowLayout}`}>
            <th
              scope="row"
              className="py-1.5 pr-2 text-left font-normal max-sm:col-span-full max-sm:pb-0 max-sm:font-semibold"
            >
              {name}
            </th>
            {columnNames.map((column) => (
              <td key={column} className="py-1.5 pl-2 text-right whitespace-nowrap">
                {formatRupees(now[column])}
                <span className="block text-ink-soft">{formatRupees(before[column])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
