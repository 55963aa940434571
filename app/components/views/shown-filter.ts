import type { DashboardAddress } from '#app/http/dashboard-address.server.ts'

/** What the address of a view narrows it to. */
export type ShownFilter = Pick<DashboardAddress, 'q' | 'date' | 'service' | 'status' | 'branch'>
