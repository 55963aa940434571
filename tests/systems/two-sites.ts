import { admin } from '#tests/setup/accounts.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { type Killable, startSystem, type System } from './system.ts'

export interface TwoSites {
  /** The addresses of the two site processes. */
  sites: [string, string]
  /** The address of the CMS. */
  cms: string
  databaseUrl: string
  /** Changes a global through the CMS's REST API and publishes it; answers with the status. */
  publish: (slug: string, fields: object) => Promise<number>
  /** Changes an entry of a collection as an admin through REST; answers with the status. */
  change: (collection: string, id: string, fields: object) => Promise<number>
  /** Each can end at once, as if its machine had lost power, and be started again where it was. */
  processes: {
    site: System['processes']['sites'][number]
    otherSite: Killable
    cms: Killable
    postgres: System['processes']['postgres']
  }
  stop: () => Promise<void>
}

/**
 * One database, one CMS and two processes of the site, from the production build, with the sample content. `settings`
 * as for `startSystem`.
 */
export async function startTwoSites({
  settings = {},
}: Pick<Parameters<typeof startSystem>[0], 'settings'> = {}): Promise<TwoSites> {
  const { sites, cms, databaseUrl, processes, stop } = await startSystem({ siteCount: 2, settings })
  const api = `${cms}/api`
  try {
    const token = await sessionToken(cms, admin)
    return {
      sites: [sites[0]!, sites[1]!],
      cms,
      databaseUrl,
      publish: async (slug, fields) => {
        const body = { ...fields, _status: 'published' }
        return (await send('POST', `${api}/globals/${slug}`, body, token)).status
      },
      change: async (collection, id, fields) =>
        (await send('PATCH', `${api}/${collection}/${id}`, fields, token)).status,
      processes: {
        site: processes.sites[0]!,
        otherSite: processes.sites[1]!,
        cms: processes.cms,
        postgres: processes.postgres,
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function send(
  method: 'POST' | 'PATCH',
  address: string,
  body: object,
  token: string,
): Promise<Response> {
  return fetch(address, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `JWT ${token}`,
    },
  })
}
