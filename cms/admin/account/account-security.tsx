import type { UIFieldServerProps } from 'payload'
import type { User } from '#payload-types.ts'
import { secondStepOf } from '#platform/two-factor/second-step.ts'
import { DeleteAccount } from './delete-account.tsx'
import { OwnSecondStep } from './own-second-step.tsx'
import { SecondStepOfAnother } from './second-step-of-another.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export async function AccountSecurity({ id, req, data }: UIFieldServerProps) {
  const { user } = req
  if (!user || !id) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'admin') return null
  const accountId = String(id)
  const { name, email } = data as Partial<User>
  const whose = name || email || ''
  const { isOn, codesLeft } = await secondStepOf(req, accountId)
  return (
    <>
      {isOwn ? (
        <OwnSecondStep isOn={isOn} codesLeft={codesLeft} />
      ) : (
        <SecondStepOfAnother
          isOn={isOn}
          accountId={accountId}
          asksCode={(await secondStepOf(req, user.id)).isOn}
        />
      )}
      <SignOutEverywhere accountId={isOwn ? null : accountId} whose={whose} />
      {user.role === 'admin' && <DeleteAccount accountId={accountId} isOwn={isOwn} whose={whose} />}
    </>
  )
}
