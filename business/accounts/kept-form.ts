import { z } from 'zod'

/** Fields in form order. */
export type KeptForm = [name: string, value: string][]

const keptFormSchema = z.array(z.tuple([z.string(), z.string()])).min(1)

/** Serialises a form to submit it again after sign-in. */
export function keptFormOf(form: FormData): KeptForm {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** Parses a saved form; null if it is invalid. */
export function readKeptForm(kept: FormDataEntryValue | null): KeptForm | null {
  if (typeof kept !== 'string') return null
  try {
    return keptFormSchema.parse(JSON.parse(kept))
  } catch {
    return null
  }
}
