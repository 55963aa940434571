import { everyone, type Requester } from '#tests/access/rights.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { fillPath } from './endpoint-paths.ts'
import type { Endpoint } from './endpoints.ts'
import type { ExistingValues, Sessions, Target } from './target.ts'

/** Its hidden fields pass the first checks. */
export interface PageForm {
  role: Requester
  target: string
  fields: [string, string][]
}

export async function collectPageForms(
  { origins: { site } }: Target,
  endpoints: Endpoint[],
  existing: ExistingValues,
  sessions: Sessions,
): Promise<PageForm[]> {
  const pages = endpoints.filter(({ app, method, path }) => {
    return app === 'site' && method === 'GET' && !/\*|events$/.test(path)
  })
  const forms: PageForm[] = []
  for (const role of everyone) {
    for (const page of pages) {
      const target = fillPath(page, existing)
      const response = await fetch(site + target, {
        headers: { Cookie: `payload-token=${sessions[role]}` },
        redirect: 'manual',
      })
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
      for (const form of parseForms(await response.text())) {
        forms.push({ role, target: form.action ?? target, fields: form.fields })
      }
    }
  }
  return forms
}

function parseForms(html: string) {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => readAttribute(attributes, 'method')?.toLowerCase() === 'post')
    .map(([, attributes = '', content = '']) => ({
      action: readAttribute(attributes, 'action'),
      fields: parseFields(content),
    }))
}

function parseFields(html: string): [string, string][] {
  const sampleValues: Record<string, string> = {
    ...bookingFields(),
    subject: 'Silk',
    message: 'Do you clean silk?',
    note: 'Ring twice',
  }
  const fields = new Map<string, string>()
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = readAttribute(tag, 'name')
    const value = readAttribute(tag, 'value')
    if (name && (value || !fields.has(name))) fields.set(name, value || (sampleValues[name] ?? ''))
  }
  return [...fields]
}

function readAttribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
