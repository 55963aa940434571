import { createFormStamp } from '#app/http/spam-protection.server.ts'
import { formStampField } from '#business/forms/spam-protection.ts'

export async function formStampFields(seconds: number): Promise<Record<string, string>> {
  return { [formStampField]: await createFormStamp(new Date(Date.now() - seconds * 1000)) }
}
