/** The value of `act` in the form, by new status. */
export const bulkActs = {
  confirmed: 'confirm-selected',
  completed: 'complete-selected',
  cancelled: 'cancel-selected',
} as const

export type BulkStatus = keyof typeof bulkActs
export const bulkStatuses = Object.keys(bulkActs) as BulkStatus[]

export function parseBulkAct(act: unknown): BulkStatus | undefined {
  return bulkStatuses.find((status) => bulkActs[status] === act)
}
