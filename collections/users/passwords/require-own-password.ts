import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { checkOwnPassword } from '#collections/users/check-identity.ts'
import { throwFieldError } from '#collections/users/throw-field-error.ts'
import type { User } from '#payload-types.ts'

const texts = staffWords.ownPassword

/**
 * A stolen session cannot take over accounts: creating one, or changing a password, email or role,
 * requires the user's password. REST only.
 */
export const requireOwnPassword: CollectionBeforeOperationHook<'users'> = async (request) => {
  const { args, operation, req } = request
  if (operation !== 'create' && operation !== 'update') return
  const data = args.data as Partial<User>
  const { ownPassword } = data
  delete data.ownPassword
  const { user } = req
  if (!user || req.payloadAPI === 'local') return
  const needsPassword =
    operation === 'create'
      ? // Access control refuses other roles with 403.
        user.role === 'admin'
      : await changesCredentials(data, 'id' in args ? String(args.id) : null, req)
  if (needsPassword) await assertOwnPassword(ownPassword, user, req)
}

/** True if the credentials or the role change, or could change in a bulk update. */
async function changesCredentials(
  { email, password, role }: Partial<User>,
  id: string | null,
  req: PayloadRequest,
): Promise<boolean> {
  if (password) return true
  if (email === undefined && role === undefined) return false
  if (id === null) return true
  const before = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!before) return false
  return (email ?? before.email) !== before.email || (role ?? before.role) !== before.role
}

export async function assertOwnPassword(
  typed: unknown,
  user: User,
  req: PayloadRequest,
): Promise<void> {
  const isPlausible =
    typeof typed === 'string' && typed !== '' && typed.length <= textLimits.password
  const message = isPlausible ? await checkOwnPassword(req, user, typed) : texts.missing
  if (message) throwFieldError('ownPassword', message, req)
}
