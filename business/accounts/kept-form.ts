import { z } from 'zod'

/** Names and values of a form's fields, in its order. */
export type KeptForm = [name: string, value: string][]

const keptFormSchema = z.array(z.tuple([z.string(), z.string()])).min(1)

/** What a form says, to be sent once more. */
export function keptFormOf(form: FormData): KeptForm {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** What the sign-in page has kept of another form; null where that is nothing, or was made by hand. */
export function readKeptForm(kept: FormDataEntryValue | null): KeptForm | null {
  if (typeof kept !== 'string') return null
  try {
    return keptFormSchema.parse(JSON.parse(kept))
  } catch {
    return null
  }
}
