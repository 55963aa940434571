import { cleanLine } from '#business/words/clean-text.ts'
import { bill } from '#business/words/staff.ts'
import { type BillLine, type BillRates, calculateBill, isCount, isOneAmount } from './bill.ts'

export const billLimits = {
  maxCount: 999,
  maxUnitPaise: 1_00_000_00,
  maxLines: 60,
  maxTotalPaise: 10_00_000_00,
  itemLength: 60,
} as const

export function checkBill(lines: readonly BillLine[], rates: BillRates): string | null {
  if (lines.length === 0) return bill.empty
  if (lines.length > billLimits.maxLines) return bill.tooManyLines(billLimits.maxLines)
  const problem = isOneAmount(lines) ? findAmountProblem(lines[0]!) : findLineProblem(lines)
  if (problem) return problem
  const isTooMuch = calculateBill(lines, rates).totalPaise > billLimits.maxTotalPaise
  return isTooMuch ? bill.tooMuch : null
}

function findAmountProblem({ count, unitPaise }: BillLine): string | null {
  const isAmount = count === 1 && isWithin(unitPaise, 1, billLimits.maxTotalPaise)
  return isAmount ? null : bill.amountInvalid
}

function findLineProblem(lines: readonly BillLine[]): string | null {
  for (const { item, count, unit, unitPaise } of lines) {
    if (!item) return bill.itemMissing
    if (cleanLine(item) !== item) return bill.itemUnreadable
    if (item.length > billLimits.itemLength) return bill.itemTooLong(billLimits.itemLength)
    const isCounted = count > 0 && count <= billLimits.maxCount && isCount({ count, unit })
    if (!isCounted) return unit ? bill.weightInvalid(item) : bill.countInvalid(item)
    if (!isWithin(unitPaise, 0, billLimits.maxUnitPaise)) return bill.priceInvalid(item)
  }
  return null
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}
