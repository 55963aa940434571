import { type PayloadRequest, ValidationError } from 'payload'

export function throwFieldError(path: string, message: string, req: PayloadRequest): never {
  const refusal = new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t)
  // The account page closes password fields on an error and shows this message.
  refusal.message = message
  throw refusal
}
