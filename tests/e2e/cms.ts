import { type APIRequestContext, expect } from '@playwright/test'
import { admin } from '../setup/accounts'

export const cmsUrl = `http://localhost:${Number(process.env.E2E_PORT) + 1}`

type Doc = Record<string, unknown> & { id: string }

/** The CMS's REST API with an admin's session: what an editor does in its pages. What it writes is published at once. */
export class Cms {
  #request: APIRequestContext
  #headers: Record<string, string>

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request
    this.#headers = { Authorization: `JWT ${token}` }
  }

  static async signIn(request: APIRequestContext): Promise<Cms> {
    const answer = await request.post(`${cmsUrl}/api/users/login`, { data: admin })
    const { token } = (await answer.json()) as { token: string }
    return new Cms(request, token)
  }

  async create(collection: string, data: object): Promise<Doc> {
    return ((await this.#send('post', collection, published(data))) as { doc: Doc }).doc
  }

  async update(collection: string, id: string, data: object): Promise<void> {
    await this.#send('patch', `${collection}/${id}`, published(data))
  }

  /** Of a collection (a new entry), of `collection/id` or of `globals/slug`; visitors go on reading what is published. */
  async saveDraft(path: string, data: object): Promise<void> {
    const isEntry = /^(?!globals)[\w-]+\//.test(path)
    await this.#send(isEntry ? 'patch' : 'post', `${path}?draft=true`, {
      ...data,
      _status: 'draft',
    })
  }

  async delete(collection: string, id: string): Promise<void> {
    await this.#send('delete', `${collection}/${id}`)
  }

  /** Takes over whatever somebody has open: whoever left a form counts as editing it for some minutes more. */
  async takeOverAll(): Promise<void> {
    for (const { id } of await this.list('payload-locked-documents')) {
      await this.delete('payload-locked-documents', id)
    }
  }

  async list(collection: string): Promise<Doc[]> {
    const found = await this.#send('get', `${collection}?limit=0&depth=0&sort=order`)
    return (found as { docs: Doc[] }).docs
  }

  async readGlobal(slug: string): Promise<Record<string, unknown>> {
    return (await this.#send('get', `globals/${slug}?depth=0`)) as Record<string, unknown>
  }

  async updateGlobal(slug: string, data: object): Promise<void> {
    await this.#send('post', `globals/${slug}`, published(data))
  }

  async #send(method: 'get' | 'post' | 'patch' | 'delete', path: string, data?: object) {
    const answer = await this.#request[method](`${cmsUrl}/api/${path}`, {
      headers: this.#headers,
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as unknown
  }
}

function published(data: object) {
  return { ...data, _status: 'published' }
}
