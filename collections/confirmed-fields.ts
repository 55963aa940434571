import type { FieldHook, PayloadRequest, UIField } from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { assertOwnIdentity } from '#collections/users/check-identity.ts'
import {
  type ActivityEvent,
  getLoggedActor,
  recordActivity,
} from '#platform/activity/record-activity.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { entryName, globalName } from '#platform/fields/entry-names.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'

/*
 * Fields that decide where money and bookings go. A stolen session cannot change them: a change, in
 * drafts too, requires the admin's own password and two-factor code. It is logged with the old and
 * the new value, and all admins get an email. Commands and jobs have no user and need no password.
 */

const words = staffWords.confirmedChange

interface Identity {
  ownPassword?: unknown
  code?: unknown
}

const identities = new WeakMap<PayloadRequest, Identity>()
const confirmations = new WeakMap<PayloadRequest, Promise<void>>()
const changesByRequest = new WeakMap<PayloadRequest, ActivityEvent[]>()

/** Reads password and code, which are not stored. Runs before the operation. */
export function takeIdentity({
  args,
  operation,
  req,
}: {
  args?: unknown
  operation: string
  req: PayloadRequest
}): void {
  if (operation !== 'create' && operation !== 'update') return
  const { data } = args as { data: Identity }
  const { ownPassword, code } = data
  delete data.ownPassword
  delete data.code
  identities.set(req, { ownPassword, code })
}

/** The entity has the other two hooks. */
export function requireConfirmation(label: string): { beforeChange: FieldHook[] } {
  const confirm: FieldHook = async ({
    collection,
    global,
    data,
    originalDoc,
    previousValue,
    req,
    value,
  }) => {
    const [from, to] = [toText(previousValue), toText(value)]
    if (value === undefined || from === to || !req.user) return value as unknown
    if (req.context.isRestore) return previousValue as unknown
    const confirmation =
      confirmations.get(req) ?? assertOwnIdentity(req, req.user, identities.get(req) ?? {})
    confirmations.set(req, confirmation)
    await confirmation
    const entry = { ...(originalDoc as object), ...data }
    const name = collection ? entryName(collection, entry) : globalName(global!)
    const change = {
      what: label,
      label: name,
      from: from || words.nothing,
      to: to || words.nothing,
    }
    const changes = changesByRequest.get(req) ?? []
    changesByRequest.set(req, [...changes, { type: 'recipient-changed', ...change }])
    return value as unknown
  }
  return { beforeChange: [confirm] }
}

/** Runs after the change, in its transaction. */
export async function reportChanges({ req }: { req: PayloadRequest }): Promise<void> {
  const changes = changesByRequest.get(req)
  const actor = getLoggedActor(req)
  if (!changes || !actor) return
  changesByRequest.delete(req)
  await recordActivity(req.payload, await getTransaction(req), actor, changes)
  const { docs: admins } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const { subject } = staffWords.accountMails.recipientChanged
  const reason = changes.map((change) => words.describe(actor.actor, change)).join('\n')
  await queueMails(
    req,
    admins.map(({ email }) => ({ kind: 'recipient-changed', to: [email], subject, reason })),
  )
}

export interface ConfirmedField {
  path: string
  label: string
  isList?: true
}

/** Edits the fields above it, which the form shows read-only: autosave has no password. */
export function confirmedSettings({
  name,
  fields,
}: {
  name: string
  fields: ConfirmedField[]
}): UIField {
  const Field = {
    path: '/cms/admin/account/account-security#ConfirmedSettings',
    serverProps: { fields },
  }
  return { name, type: 'ui', admin: { disableListColumn: true, components: { Field } } }
}

function toText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
  return value.map((row: { address?: string }) => row.address ?? '').join(', ')
}
