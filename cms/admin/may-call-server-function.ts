import { canAccessAdmin, type Payload, type PayloadRequest } from 'payload'

/**
 * Payload finds inherited properties by the name, and not all of its functions check the session.
 */
export async function mayCallServerFunction(
  payload: Payload,
  headers: Headers,
  name: unknown,
): Promise<boolean> {
  if (typeof name !== 'string' || name in Object.prototype) return false
  const { user } = await payload.auth({ headers })
  try {
    await canAccessAdmin({ req: { payload, user } as PayloadRequest })
    return true
  } catch {
    return false
  }
}
