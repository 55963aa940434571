import type { DefaultServerCellComponentProps } from 'payload'
import { expect, it } from 'vitest'
import { DateCell } from './cells.tsx'

it.each([
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['2026-02-30', null],
  [null, null],
])('shows the day %j with its weekday: %j', (cellData, text) => {
  expect(DateCell({ cellData } as DefaultServerCellComponentProps)).toBe(text)
})
