import type { UIFieldServerProps } from 'payload'
import type { ConfirmedField } from '#collections/confirmed-fields.ts'
import { getTwoFactorStatus } from '#platform/two-factor/two-factor.ts'
import { ChangeConfirmedSettings } from './change-confirmed-settings.tsx'

/** Lets admins change settings that require their password. */
export async function ConfirmedSettings({
  id,
  req,
  fields,
}: UIFieldServerProps & { fields: ConfirmedField[] }) {
  const { user } = req
  if (user?.role !== 'admin') return null
  const { isOn } = await getTwoFactorStatus(req, user.id)
  return <ChangeConfirmedSettings id={id ? String(id) : null} fields={fields} asksCode={isOn} />
}
