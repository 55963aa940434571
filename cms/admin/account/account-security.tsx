import type { UIFieldServerProps } from 'payload'
import type { ConfirmedField } from '#collections/confirmed-fields.ts'
import type { User } from '#payload-types.ts'
import { getTwoFactorStatus } from '#platform/two-factor/two-factor.ts'
import { ChangeConfirmedSettings } from './change-confirmed-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { DisableTwoFactor, OwnTwoFactor } from './two-factor.tsx'

export async function AccountSecurity({ id, req, data }: UIFieldServerProps) {
  const { user } = req
  if (!user || !id) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'admin') return null
  const accountId = String(id)
  const { name, email } = data as Partial<User>
  const accountName = name || email || ''
  const { isOn, codesLeft } = await getTwoFactorStatus(req, accountId)
  return (
    <>
      {isOwn ? (
        <OwnTwoFactor isOn={isOn} codesLeft={codesLeft} />
      ) : (
        <DisableTwoFactor
          isOn={isOn}
          accountId={accountId}
          asksCode={(await getTwoFactorStatus(req, user.id)).isOn}
        />
      )}
      <SignOutEverywhere accountId={isOwn ? null : accountId} accountName={accountName} />
      {user.role === 'admin' && (
        <DeleteAccount accountId={accountId} isOwn={isOwn} accountName={accountName} />
      )}
    </>
  )
}

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
