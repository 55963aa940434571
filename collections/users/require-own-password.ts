import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import type { User } from '#payload-types.ts'
import { problemOfPassword } from './confirm-identity.ts'
import { refuseField } from './refuse-field.ts'

const say = staffMessages.ownPassword

/**
 * A session that somebody has got hold of takes over no account, and makes none: whoever makes an account, or gives one
 * another password, address or role, types the own password. Only over REST, where strangers could come from.
 */
export const requireOwnPassword: CollectionBeforeOperationHook<'users'> = async (request) => {
  const { args, operation, req } = request
  if (operation !== 'create' && operation !== 'update') return
  const data = args.data as Partial<User>
  const { ownPassword } = data
  // It is stored nowhere.
  delete data.ownPassword
  const { user } = req
  if (!user || req.payloadAPI === 'local') return
  const isAsked =
    operation === 'create'
      ? // Who may make none is told so.
        user.role === 'admin'
      : await takesOver(data, 'id' in args ? String(args.id) : null, req)
  if (isAsked) await assertOwnPassword(ownPassword, user, req)
}

/** Whether what is sent changes by what its owner signs in, or what they may; of several accounts, whether it may. */
async function takesOver(
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

/** Throws, as a refusal of the field `ownPassword`, unless that is the password of the signed-in user. */
export async function assertOwnPassword(
  typed: unknown,
  user: User,
  req: PayloadRequest,
): Promise<void> {
  const isPassword =
    typeof typed === 'string' && typed !== '' && typed.length <= textLimits.password
  const message = isPassword ? await problemOfPassword(req, user, typed) : say.missing
  if (message) refuseField('ownPassword', message, req)
}
