import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { forms } from '#business/words/en.ts'
import { passwordLimits, textLimits } from '#business/words/limits.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { throwFieldError } from '#collections/users/throw-field-error.ts'
import type { User } from '#payload-types.ts'
import { isStrongPassword } from './password-strength.ts'

type Owner = Partial<Pick<User, 'email' | 'name'>>

/** ADMIN_PASSWORD is exempt: the start warns about a weak one. */
export const requireStrongPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (data?.password && !context.allowWeakPassword) {
    await rejectWeakPassword(data.password, { ...originalDoc, ...data }, req)
  }
  return data
}

/** Payload does not count a password reset as an update. */
export const requireStrongResetPassword: CollectionBeforeOperationHook<'users'> = async (
  request,
) => {
  if (request.operation !== 'resetPassword') return
  const { password, token } = request.args.data
  const owner = await findTokenOwner(token, request.req)
  // Payload rejects an unknown token.
  if (owner && password) await rejectWeakPassword(password, owner, request.req)
}

async function rejectWeakPassword(
  password: unknown,
  owner: Owner,
  req: PayloadRequest,
): Promise<void> {
  const message = await findProblem(password, owner, req)
  if (message) throwFieldError('password', message, req)
}

async function findProblem(
  password: unknown,
  owner: Owner,
  req: PayloadRequest,
): Promise<string | null> {
  if (typeof password !== 'string') return staffWords.account.passwordWeak
  if (password.length > passwordLimits.maxLength)
    return fillSentence(forms.tooLong, { limit: textLimits.password })
  const business = await req.payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  const known = [owner.email, owner.name, business.name].filter((words) => words != null)
  return (await isStrongPassword(password, known)) ? null : staffWords.account.passwordWeak
}

async function findTokenOwner(token: unknown, req: PayloadRequest): Promise<Owner | undefined> {
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
