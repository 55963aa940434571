import { everyone, type Requester } from '#tests/access/rights.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { fillPath } from './endpoint-paths.ts'
import type { Endpoint } from './endpoints.ts'
import type { ExistingValues, Sessions, Target } from './target.ts'

/** Filled in; the hidden fields pass the first checks. */
export interface PageForm {
  who: Requester
  target: string
  fields: [string, string][]
}

/** POST forms of all site pages, for each role. */
export async function collectPageForms(
  { origins: { site } }: Target,
  endpoints: Endpoint[],
  known: ExistingValues,
  sessions: Sessions,
): Promise<PageForm[]> {
  const pages = endpoints.filter(({ app, method, path }) => {
    return app === 'site' && method === 'GET' && !/\*|events$/.test(path)
  })
  const forms: PageForm[] = []
  for (const who of everyone) {
    for (const page of pages) {
      const target = fillPath(page, known)
      const answer = await fetch(site + target, {
        headers: { Cookie: `payload-token=${sessions[who]}` },
        redirect: 'manual',
      })
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
      for (const form of formsIn(await answer.text())) {
        forms.push({ who, target: form.action ?? target, fields: form.fields })
      }
    }
  }
  return forms
}

function formsIn(html: string) {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => attribute(attributes, 'method')?.toLowerCase() === 'post')
    .map(([, attributes = '', content = '']) => ({
      action: attribute(attributes, 'action'),
      fields: fieldsIn(content),
    }))
}

function fieldsIn(html: string): [string, string][] {
  const sampleValues: Record<string, string> = {
    ...bookingFields(),
    subject: 'Silk',
    message: 'Do you clean silk?',
    note: 'Ring twice',
  }
  const fields = new Map<string, string>()
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const value = attribute(tag, 'value')
    if (name && (value || !fields.has(name))) fields.set(name, value || (sampleValues[name] ?? ''))
  }
  return [...fields]
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return found?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
