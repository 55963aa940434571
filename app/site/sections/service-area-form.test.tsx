import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#business/languages/languages.ts'
import type { ServiceArea } from '#business/pickups/service-area.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { answerPincode, ServiceAreaForm } from './service-area-form.tsx'

const juhu = { id: '1', name: 'Juhu', english: ['name'] }
const area = {
  branches: [{ id: juhu.id, name: juhu.name, pincodes: ['400049'] }],
  isRestricted: false,
  phone: '022 4000 1998',
}

function ask(
  path: string,
  { language = 'en', serviceArea = area }: { language?: Language; serviceArea?: ServiceArea } = {},
) {
  const branches = [juhu] as unknown as Parameters<typeof answerPincode>[1]['branches']
  const answer = answerPincode(new Request(`http://localhost${path}`), { branches, serviceArea })
  const { sections, serviceArea: words } = wordsFor(language)
  const html = renderToStaticMarkup(
    <ServiceAreaForm
      language={language}
      words={{ ...sections, ...words }}
      texts={{ heading: 'Do we come to you?', text: '', button: 'Check' }}
      page="home"
      pincodeAnswer={answer}
    />,
  )
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  const [, status = ''] = /role="status"[^>]*>(.*)<\/div>/.exec(html) ?? []
  return { html, links, text: status.replace(/<[^>]+>/g, '') }
}

describe('answer to a pincode', () => {
  it('offers to book where a branch collects', () => {
    const { text, links } = ask('/?pincode=400%20049')
    expect(text).toBe('Yes, Juhu collects there · Book a pickup')
    expect(links).toEqual(['/booking?pincode=400049'])
  })

  it('stays in the language and marks an untranslated branch', () => {
    const { html, links } = ask('/hi?pincode=400049', { language: 'hi' })
    expect(html).toContain('action="/hi#service-area"')
    expect(html).toContain('<span lang="en">Juhu</span>')
    expect(links).toEqual(['/hi/booking?pincode=400049'])
  })

  it('offers to book or call elsewhere', () => {
    const { text, links } = ask('/?pincode=400099')
    expect(text).toMatch(/^We don’t usually come to 400099\./)
    expect(links).toEqual(['/booking?pincode=400099', 'tel:+912240001998'])
  })

  it('offers only a call where bookings elsewhere are refused', () => {
    const { text, links } = ask('/?pincode=400099', {
      serviceArea: { ...area, isRestricted: true },
    })
    expect(text).toBe(
      'We do not collect from 400099 yet. Please call 022 4000 1998; we may find a way.',
    )
    expect(links).toEqual(['tel:+912240001998'])
  })

  it.each(['Bandra', '', '9'.repeat(10_000)])('asks for a pincode instead of %.20j', (typed) => {
    const { html, text } = ask(`/?pincode=${typed}`)
    expect(text).toBe('Please enter a 6-digit pincode, such as 400058.')
    expect(html).toContain('aria-invalid="true"')
    expect(html.length).toBeLessThan(5000)
  })

  it('is absent without a question', () => {
    expect(ask('/').html).not.toContain('role="status"')
  })
})
