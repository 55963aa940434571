import { z } from 'zod'

export type SavedForm = [name: string, value: string][]

const savedFormSchema = z.array(z.tuple([z.string(), z.string()])).min(1)

/** Serialises a form to submit it again after sign-in. */
export function serializeForm(form: FormData): SavedForm {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** Null if invalid. */
export function parseSavedForm(saved: FormDataEntryValue | null): SavedForm | null {
  if (typeof saved !== 'string') return null
  try {
    return savedFormSchema.parse(JSON.parse(saved))
  } catch {
    return null
  }
}
