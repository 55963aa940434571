import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { exportCustomerData } from '#app/models/customers.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { requireAdmin } from '#app/staff/shell/staff-session.server.ts'
import { fieldSchemas } from '#business/bookings/forms/booking-request.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'

export function loader() {
  return redirect('/admin/customers')
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireAdmin(request)
  const phone = fieldSchemas.phone.safeParse((await readForm(request)).get('phone'))
  if (!phone.success) return new Response(phone.error.issues[0]?.message, { status: 400 })
  try {
    return toDownload(await exportCustomerData(user, phone.data))
  } catch (error) {
    logFailure('The data of a customer could not be exported', error)
    return new Response(messages.request.unavailable, { status: 503 })
  }
}

function toDownload(records: object): Response {
  return new Response(JSON.stringify(records, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="customer-${localDateAt(new Date())}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
