import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { minimumFillSeconds } from '#business/forms/spam-protection.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

export async function fetchHiddenFields(site: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${site}/booking`)).text()
  const inputs = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input)
  const valueOf = (input: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries(
    inputs.map((input) => [valueOf(input, 'name'), valueOf(input, 'value')]),
  )
}

/** The hidden fields, once the minimum fill time has passed. */
export async function openBookingForm(site: string): Promise<Record<string, string>> {
  const hiddenFields = await fetchHiddenFields(site)
  await setTimeout(minimumFillSeconds * 1000)
  return hiddenFields
}

export function bookingFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    requestKey: randomUUID(),
    serviceType: 'laundry',
    date: openDayFromNow(2),
    time: '11AM-1PM',
    name: 'Asha Kulkarni',
    phone: randomInt(10 ** 9, 10 ** 10).toString(),
    email: 'asha@example.com',
    address: 'Flat 3, Sea Breeze, Hill Road, Bandra West',
    items: '',
    instructions: '',
    ...changes,
  }
}

export function postBooking(
  site: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site}/booking`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(waitOptions.timeout),
  })
}
