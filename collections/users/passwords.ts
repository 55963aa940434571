import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { forms } from '#business/words/en.ts'
import { passwordLimits, textLimits } from '#business/words/limits.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { checkOwnPassword, throwFieldError } from './check-identity.ts'

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
  const business = await getPublishedBusiness(req.payload)
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

// zxcvbn score, 0 to 4: moderate protection from offline attacks on slow hashes.
const minScore = 3

// Longer input costs time and cannot weaken it.
const maxEstimatedCharacters = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** `known` are words that attackers try first, such as the person's name. */
export async function isStrongPassword(password: string, known: string[]): Promise<boolean> {
  if (password.length < passwordLimits.minLength) return false
  estimator ??= loadEstimator()
  const parts = known.flatMap((words) => [words, ...words.split(/[^\p{L}\p{N}]+/u)])
  const guessedFirst = parts.filter(Boolean).map((word) => word.toLowerCase())
  return (
    (await estimator).check(password.slice(0, maxEstimatedCharacters), guessedFirst).score >=
    minScore
  )
}

/** Loaded on first use: the dictionaries cost 200 ms and memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

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
      ? user.role === 'admin'
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
