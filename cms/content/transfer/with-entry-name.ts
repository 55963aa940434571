import { APIError, ValidationError } from 'payload'
import { TransferProblem } from './transfer-problem.ts'

/** Does `store`; what keeps it from being stored becomes a TransferProblem that begins with `name`. */
export async function withEntryName(name: string, store: () => Promise<void>): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (error instanceof ValidationError) throw new TransferProblem(`${name}: ${invalid(error)}`)
    if (error instanceof APIError || error instanceof TransferProblem) {
      throw new TransferProblem(`${name}: ${error.message}`)
    }
    throw error
  }
}

function invalid({ data: { errors } }: ValidationError): string {
  const [first, ...others] = errors
  const label = typeof first?.label === 'string' ? first.label : first?.path
  return `${label}: ${first?.message}${others.length > 0 ? ` (And ${others.length} more.)` : ''}`
}
