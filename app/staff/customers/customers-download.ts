import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { exportCustomerData } from '#app/models/customers.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireAdmin } from '#app/staff/shell/staff-session.server.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { buildCustomerDocument } from './customer-document.ts'

export function loader() {
  return redirect('/admin/customers')
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireAdmin(request)
  const form = await readForm(request)
  const phone = englishFields.phone.safeParse(form.get('phone'))
  if (!phone.success) return new Response(phone.error.issues[0]?.message, { status: 400 })
  try {
    const exported = await exportCustomerData(user, phone.data)
    // Some viewers need the byte order mark to detect UTF-8.
    return form.get('format') === 'text'
      ? toDownload(`\ufeff${buildCustomerDocument(exported)}`, 'text/plain', 'txt')
      : toDownload(JSON.stringify(exported, null, 2), 'application/json', 'json')
  } catch (error) {
    logFailure('The data of a customer could not be exported', error)
    return new Response(staffWords.requestErrors.unavailable, { status: 503 })
  }
}

function toDownload(body: string, mediaType: string, extension: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="customer-${localDateAt(new Date())}.${extension}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
