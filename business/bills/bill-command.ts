import type { PaymentMethod } from '#business/bookings/payments.ts'
import type { BillLine } from './bill.ts'
import type { SeenBill } from './seen-bill.ts'

export interface BillToSave {
  lines: BillLine[]
  /** Refused if the bill or its rates have changed since. */
  seen: SeenBill
  /** The customer gets the bill by email. */
  sendMail: boolean
}

export interface Payment {
  method: PaymentMethod
  /** Refused if the bill has another total. */
  totalPaise: number
}
