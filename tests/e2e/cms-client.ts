import { expect } from '@playwright/test'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

type Doc = Record<string, unknown> & { id: string }

export const editorialCollections = [
  'branches',
  'services',
  'prices',
  'offers',
  'testimonials',
  'team-members',
]

/** Creates and updates publish. */
export class CmsClient {
  #url: string
  #headers: Record<string, string>

  constructor(url: string, token: string) {
    this.#url = url
    this.#headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
  }

  async create(collection: string, data: object): Promise<Doc> {
    return ((await this.#send('POST', collection, published(data))) as { doc: Doc }).doc
  }

  createAccount(data: object): Promise<Doc> {
    return this.create('users', { ...data, ownPassword: admin.password })
  }

  async update(collection: string, id: string, data: object): Promise<void> {
    await this.#send('PATCH', `${collection}/${id}`, published(data))
  }

  /** `path` is a collection (new entry), `collection/id` or `globals/slug`. */
  async saveDraft(path: string, data: object): Promise<Doc> {
    const isEntry = /^(?!globals)[\w-]+\//.test(path)
    const saved = await this.#send(isEntry ? 'PATCH' : 'POST', `${path}?draft=true`, {
      ...data,
      _status: 'draft',
    })
    return (saved as { doc: Doc }).doc
  }

  async delete(collection: string, id: string): Promise<void> {
    await this.#send('DELETE', `${collection}/${id}`)
  }

  /** Payload locks a document for some minutes after an editor leaves it. */
  async removeDocumentLocks(): Promise<void> {
    for (const { id } of await this.list('payload-locked-documents')) {
      await this.delete('payload-locked-documents', id)
    }
  }

  async list(collection: string): Promise<Doc[]> {
    const found = await this.#send('GET', `${collection}?limit=0&depth=0&sort=_order`)
    return (found as { docs: Doc[] }).docs
  }

  async findBooking(reference: string): Promise<Doc> {
    const bookings = await this.list('bookings')
    return bookings.find((booking) => booking.reference === reference)!
  }

  async readGlobal(slug: string): Promise<Record<string, unknown>> {
    return (await this.#send('GET', `globals/${slug}?depth=0`)) as Record<string, unknown>
  }

  async updateGlobal(slug: string, data: object): Promise<void> {
    await this.#send('POST', `globals/${slug}`, published(data))
  }

  async #send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: this.#headers,
      signal: AbortSignal.timeout(waitOptions.timeout),
      ...(data && { body: JSON.stringify(data) }),
    })
    const text = await response.text()
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true)
    return JSON.parse(text) as unknown
  }
}

function published(data: object) {
  return { ...data, _status: 'published' }
}
