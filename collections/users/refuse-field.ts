import { type PayloadRequest, ValidationError } from 'payload'

/** Refuses what was typed into a field of an account, in one sentence. */
export function refuseField(path: string, message: string, req: PayloadRequest): never {
  const refusal = new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t)
  // An account's page closes its password fields on a refusal, so what it says in general must be the sentence too.
  refusal.message = message
  throw refusal
}
