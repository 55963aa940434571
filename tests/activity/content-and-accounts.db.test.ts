import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { answerMessage, markAnswered } from '#app/models/messages.server.ts'
import { callRestApi, deleteAccount } from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { customerActions } from '#tests/helpers/bookings/customer.ts'
import {
  admin,
  drizzle,
  findEntries,
  overrideAccess,
  payload,
  people,
  readLogTexts,
  resetBeforeEach,
  staff,
} from './activity-log.ts'

resetBeforeEach()

describe('activity log of messages', () => {
  it('records an answer, each mark and the deletion, and ignores repeats', async () => {
    const { id } = await customerActions(payload).sendMessage()
    await answerMessage(staff, id, { answer: 'It is.', expectedAnswerCount: 0 })
    await answerMessage(staff, id, { answer: 'It was.', expectedAnswerCount: 0 })
    await markAnswered(staff, id, false)
    await markAnswered(staff, id, true)
    await markAnswered(staff, id, true)
    await people.admin.clients.REST.delete('contact-messages', id)
    expect(await findEntries()).toMatchObject([
      { act: 'message-answered', by: staff.email, door: 'dashboard', message: id },
      { act: 'message-unmarked', message: id },
      { act: 'message-marked', message: id },
      { act: 'message-deleted', message: id, by: admin.email, door: 'cms' },
    ])
    expect(await readLogTexts()).toEqual([
      'deleted a message',
      'marked a message as answered',
      'marked a message as unanswered',
      'answered a message',
    ])
  })
})

describe('activity log of content', () => {
  const published = { _status: 'published' }
  const draft = { _status: 'draft' }

  it('records publishing, unpublishing and deleting, but no drafts', async () => {
    const { REST } = people.editor.clients
    const fields = { name: 'Asha', location: 'Juhu', text: 'Clean.' }
    const { id } = await REST.create('testimonials', { ...fields, ...draft }, true)
    await REST.update('testimonials', id, { text: 'Very clean.' }, true)
    expect(await findEntries()).toEqual([])
    await REST.update('testimonials', id, published)
    await REST.update('testimonials', id, { text: 'Quite clean.', ...draft }, true)
    await REST.update('testimonials', id, draft)
    await REST.delete('testimonials', id)
    expect(await readLogTexts()).toEqual([
      'deleted Testimonials, Asha',
      'unpublished Testimonials, Asha',
      'published Testimonials, Asha',
    ])
    expect(await findEntries()).toMatchObject(
      ['published', 'unpublished', 'content-deleted'].map((act) => ({
        ...{ act, by: people.editor.user!.email, door: 'cms' },
      })),
    )
  })

  it('records changes to a page and to a picture', async () => {
    const { REST, 'Local API': local } = people.editor.clients
    await REST.updateGlobal('business-info', { foundedYear: 1901, ...draft }, true)
    await REST.updateGlobal('business-info', { foundedYear: 1902, ...published })
    const { id } = await local.create('media', { alt: 'A dot' })
    await REST.update('media', id, { alt: 'A point' })
    await REST.delete('media', id)
    expect(await readLogTexts()).toEqual([
      'deleted Pictures, A point',
      'changed Pictures, A point',
      'added Pictures, A dot',
      'published Business and opening hours',
    ])
  })

  it('records nothing when an empty new entry is discarded', async () => {
    const { token, clients } = people.editor
    const { id } = await clients.REST.create('offers', draft, true)
    const body = await callRestApi(token, 'POST', `offers/${id}/discard-empty-draft`)
    expect(body).toEqual({ discarded: true })
    expect(await findEntries()).toEqual([])
  })
})

describe('activity log of accounts', () => {
  const strongPassword = 'marigold awning ink'

  it('names the changed fields, and never stores a password', async () => {
    const { REST } = people.admin.clients
    const email = `${randomUUID()}@saaf.example`
    const fields = { email, name: 'Farida', role: 'staff', password: strongPassword }
    const { id } = await REST.create('users', fields)
    await REST.update('users', id, { role: 'admin', name: 'Farida Khan' })
    await REST.update('users', id, { password: 'another awning ink' })
    await REST.update('users', id, {})
    await deleteAccount(people.admin, id, password)
    expect(await readLogTexts()).toEqual([
      'deleted the account of Farida Khan',
      'changed password for Farida Khan',
      'changed name and role for Farida from Staff to Admin',
      'created an account for Farida as Staff',
    ])
    const { rows } = await drizzle.execute(sql`SELECT * FROM activities`)
    expect(JSON.stringify(rows)).not.toMatch(/awning|hash|salt/)
    expect(await findEntries()).toHaveLength(4)
  })

  it('records a password that its owner resets by email', async () => {
    const { email } = staff
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const data = { token, password: strongPassword }
    await payload.resetPassword({ collection: 'users', data, overrideAccess })
    await payload.login({ collection: 'users', data: { email, password: strongPassword } })
    expect(await findEntries()).toMatchObject([
      { act: 'account-changed', by: email, label: email, what: 'password' },
    ])
  })

  it('records nothing when a change to an account is refused', async () => {
    const { REST } = people.admin.clients
    await REST.update('users', staff.id, { password: 'password' }).catch(() => {})
    await people.staff.clients.REST.update('users', admin.id, { name: 'X' }).catch(() => {})
    await payload.login({ collection: 'users', data: { email: staff.email, password } })
    expect(await findEntries()).toEqual([])
  })
})
