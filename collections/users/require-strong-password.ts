import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import { passwordLimits } from '#business/words/password-limits.ts'
import { textLimits } from '#business/words/text-limits.ts'
import type { User } from '#payload-types.ts'
import { isStrongPassword } from './password-strength.ts'
import { refuseField } from './refuse-field.ts'

type Owner = Partial<Pick<User, 'email' | 'name'>>

/** Every password is hard to guess, except the ADMIN_PASSWORD of the first account: the start warns of a weak one. */
export const requireStrongPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (data?.password && !context.takesAnyPassword) {
    await refuseWeak(data.password, { ...originalDoc, ...data }, req)
  }
  return data
}

/** The same for a password that is set through the link in a mail, which Payload does not count as an update. */
export const requireStrongNewPassword: CollectionBeforeOperationHook<'users'> = async (request) => {
  if (request.operation !== 'resetPassword') return
  const { password, token } = request.args.data
  const owner = await ownerOfLink(token, request.req)
  // A link that is nobody's is refused by Payload.
  if (owner && password) await refuseWeak(password, owner, request.req)
}

async function refuseWeak(password: unknown, owner: Owner, req: PayloadRequest): Promise<void> {
  const message = await problemOf(password, owner, req)
  if (message) refuseField('password', message, req)
}

async function problemOf(
  password: unknown,
  owner: Owner,
  req: PayloadRequest,
): Promise<string | null> {
  if (typeof password !== 'string') return messages.account.passwordWeak
  if (password.length > passwordLimits.longest) return messages.tooLong(textLimits.password)
  const business = await req.payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  const known = [owner.email, owner.name, business.name].filter((words) => words != null)
  return (await isStrongPassword(password, known)) ? null : messages.account.passwordWeak
}

async function ownerOfLink(token: unknown, req: PayloadRequest): Promise<Owner | undefined> {
  if (typeof token !== 'string' || token === '') return undefined
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
