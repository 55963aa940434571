import { loadPickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { wordsFor } from '#business/words/words-for.ts'

export async function loadDays(from: string, days: number, forceFresh = false) {
  const { pickupRules: rules } = (await siteContent(defaultLanguage)).business
  const words = wordsFor(defaultLanguage)
  return loadPickupDays({ from, days, rules, now: new Date(), forceFresh, words })
}

export async function loadRequestedDay(form: FormData) {
  const from = form.get('date')
  return typeof from === 'string' && isLocalDate(from) ? loadDays(from, 1, true) : []
}
