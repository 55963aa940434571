import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { removeSamples } from '#app/models/samples.server.ts'
import { requireAdmin } from '#app/staff/shell/staff-session.server.ts'
import * as staffWords from '#business/words/staff.ts'

export function loader() {
  return redirect('/admin/dashboard')
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireAdmin(request)
  try {
    await removeSamples(user)
    const toast = { kind: 'success', title: staffWords.samples.removed } as const
    return await redirectWithToast('/admin/dashboard', toast)
  } catch (error) {
    logFailure('The sample data could not be removed', error)
    const toast = { kind: 'error', title: staffWords.samples.notRemoved } as const
    return redirectWithToast('/admin/dashboard', toast)
  }
}
