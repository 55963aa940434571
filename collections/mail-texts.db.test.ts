import type { GlobalSlug } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editableMailKinds, editableMails, testMailLimit } from '#business/mails/editable-mails.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { hindi } from '#business/words/hi.ts'
import * as staffWords from '#business/words/staff.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import type { SampleMail } from '#platform/mail/sample-mail.ts'
import { resolveMailTexts } from '#platform/mail/templates/resolve-mail-texts.ts'
import { readMailSources } from '#platform/mail/write-mail.tsx'
import { callRestApi, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { readOutbox, resetBusiness } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
let server: MailServer
let editor: TestPerson

beforeEach(async () => {
  server = await resetBusiness(payload)
  editor = await createPerson(payload, 'editor')
})
afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

describe('texts with placeholders', () => {
  const richText = (text: string) => {
    const children = [{ type: 'text', version: 1, text }]
    const paragraph = { type: 'paragraph', version: 1, children }
    return { root: { type: 'root', version: 1, children: [paragraph] } }
  }
  const search = { title: 'Page', description: 'Page' }
  const section = { heading: 'Heading', text: 'Text' }
  const save = (slug: GlobalSlug, data: object, draft = false) =>
    payload.updateGlobal({
      slug,
      data: { ...data, _status: draft ? 'draft' : 'published' } as never,
      draft,
      overrideAccess: true,
    })
  const problemsOf = (error: unknown) =>
    (error as { data: { errors: { message: string }[] } }).data.errors.map(({ message }) => message)

  it.each([
    ['mail-texts', { confirmation: { introduction: 'Dear {nam}' } }, /“\{nam\}” .*mean \{name\}\?/],
    ['mail-texts', { contactNotice: { closing: '{date}' } }, /“\{date\}” .*use \{name\}\.$/],
    ['mail-texts', { whatsapp: { pending: 'Hello {name' } }, /no partner near “Hello \{name”/],
    ['mail-texts', { ready: { introduction: 'Open {link}' } }, /“\{link\}” is unknown/],
    ['mail-texts', { signature: 'Yours, {business}' }, /“\{business\}” is not replaced/],
    ['privacy-page', { sections: [{ heading: 'A', text: '{fone}' }] }, /mean \{phone\}\?/],
    ['services-page', { bookButton: 'Book {services}' }, /mean \{service\}\?/],
    ['locations-page', { intro: { ...section, count: '{counts}' } }, /mean \{count\}\?/],
    ['services-page', { banner: { ...section, button: '{service}' } }, /is not replaced/],
    [
      'about-page',
      { story: { heading: 'Story', text: richText('Since {founded}') } },
      /“\{founded\}”/,
    ],
  ] as const)('refuses to publish in %s: %j', async (slug, data, problem) => {
    const withRequired = { intro: section, banner: section, search, ...data }
    const error = await save(slug, withRequired).catch((reason: unknown) => reason)
    expect(problemsOf(error).join()).toMatch(problem)
    // Drafts may be unfinished.
    await save(slug, withRequired, true)
  })

  it('accepts the placeholders that are replaced, and all default texts', async () => {
    const { confirmation, bookingNotice } = defaultTexts.mails
    await save('mail-texts', { ...defaultTexts.mails, whatsapp: defaultTexts.whatsapp })
    await save('mail-texts', { confirmation, bookingNotice, signature: 'Yours :-}' })
    const { sections } = defaultTexts.privacy
    await save('privacy-page', { intro: section, search, sections })
  })
})

it('leaves out a text that editors have emptied, and sends the default of one never filled', async () => {
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { confirmation: { introduction: 'Dear {name}', closing: '' }, _status: 'published' },
    overrideAccess: true,
  })
  const { texts } = await readMailSources(payload)
  expect(resolveMailTexts('confirmation', 'en', texts, { name: 'Asha' })).toEqual({
    introduction: 'Dear Asha',
    closing: null,
    signature: null,
    english: [],
  })
  const { introduction } = defaultTexts.mails.confirmed
  expect(resolveMailTexts('confirmed', 'en', texts, {})).toMatchObject({ introduction })
})

const texts = { introduction: 'See you on {date}, {name}.', closing: 'Bye', signature: 'Mohan' }
const post = <Answer>({ token }: TestPerson, path: string, body: object) =>
  callRestApi<Answer>(token, 'POST', `globals/mail-texts/${path}`, JSON.stringify(body))

describe('preview of a mail', () => {
  it.each(editableMailKinds)('shows the typed texts of %s', async (kind) => {
    const closing = `${editableMails[kind].textsKey} for {name}`
    const mail = await post<SampleMail>(editor, 'preview-mail', { ...texts, kind, closing })
    const name = kind === 'contact-notice' ? 'Meera Iyer' : 'Asha Kulkarni'
    expect(mail.subject).toMatch(/#3F9A1C07|Wedding order/)
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain(`${editableMails[kind].textsKey} for ${name}`)
      expect(form).toContain('Mohan')
      expect(form).not.toMatch(/\{key\}|undefined|null/)
    }
  })

  it('is in the language of the form, with its words, links and default texts', async () => {
    const body = { kind: 'booking-confirmed', language: 'hi', introduction: 'प्रिय {name}, {date}' }
    const mail = await post<SampleMail>(editor, 'preview-mail', body)
    expect(mail.subject).toBe(`${hindi.defaultTexts.mails.confirmed.subject} #3F9A1C07`)
    expect(mail.html).toContain('<html lang="hi-IN"')
    expect(mail.text).toContain('प्रिय Asha Kulkarni, ')
    expect(mail.text).toContain('/hi/booking/manage/')
    const { text } = await post<SampleMail>(editor, 'preview-mail', { ...body, introduction: null })
    const [greeting] = hindi.defaultTexts.mails.confirmed.introduction.split('{')
    expect(text).toContain(greeting)
  })

  it('has the English draft of a text that is not translated', async () => {
    const data = { confirmed: { introduction: 'Namaste {name}' } }
    const overrideAccess = true
    await payload.updateGlobal({ slug: 'mail-texts', data, draft: true, overrideAccess })
    const body = { kind: 'booking-confirmed', language: 'mr', introduction: '' }
    const { text } = await post<SampleMail>(editor, 'preview-mail', body)
    expect(text).toContain('Namaste Asha Kulkarni')
  })

  it('is English for mails to the business', async () => {
    const body = { kind: 'booking-notice', language: 'hi', introduction: 'नई बुकिंग' }
    const { subject, html } = await post<SampleMail>(editor, 'preview-mail', body)
    expect(subject).toContain('New Booking')
    expect(html).not.toContain('नई बुकिंग')
  })

  it('leaves out empty texts', async () => {
    const { text } = await post<SampleMail>(editor, 'preview-mail', {
      kind: 'booking-confirmation',
      introduction: '',
      closing: null,
    })
    expect(text).toMatch(/Dear Asha Kulkarni,\s+Booking ID: 3F9A1C07/)
  })

  it.each([
    {},
    { kind: 'password-reset' },
    { kind: 'booking-notice', language: 'fr' },
    { kind: 'booking-notice', closing: 5 },
  ])('rejects %j', async (body) =>
    expect(post(editor, 'preview-mail', body)).rejects.toMatchObject({ status: 400 }),
  )
})

describe('test mail', () => {
  const body = { ...texts, kind: 'booking-confirmed' }
  const send = (person = editor) => post<{ message: string }>(person, 'send-test-mail', body)

  it('goes to the caller only, and not through the outbox', async () => {
    const { email } = editor.user!
    expect(await send()).toEqual({ message: staffWords.mail.testSent(email) })
    expect(server.received).toMatchObject([
      { recipients: [email], subject: 'Test: Pickup Confirmed #3F9A1C07' },
    ])
    expect(server.received[0]!.text).toContain(', Asha Kulkarni.')
    expect(server.received[0]!.html).toContain(', Asha Kulkarni.')
    expect(await readOutbox(payload)).toEqual([])
  })

  it('is limited per account', async () => {
    await send()
    const { pool } = getPostgres(payload)
    const { rowCount } = await pool.query('UPDATE rate_limits SET points = $1 WHERE points = 1', [
      testMailLimit.max - 1,
    ])
    expect(rowCount).toBe(1)
    await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
    expect(server.received).toHaveLength(2)
    await send(await createPerson(payload, 'editor'))
  })

  it('reports that the mail server refused it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    server.rejectAllWith('no such mailbox')
    await expect(send()).rejects.toMatchObject({ status: 502 })
    expect(logged).toHaveBeenCalledOnce()
  })

  it.each(['visitor', 'staff'] as const)('is refused to %s', async (who) => {
    await expect(send(await createPerson(payload, who))).rejects.toMatchObject({ status: 403 })
    expect(server.received).toEqual([])
  })
})
