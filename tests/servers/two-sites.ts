import { admin } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { type Killable, startSystem, type System } from './system.ts'

export interface TwoSites {
  sites: [string, string]
  cms: string
  databaseUrl: string
  setDatabaseOffline: System['setDatabaseOffline']
  publish: (slug: string, fields: object) => Promise<number>
  updateEntry: (collection: string, id: string, fields: object) => Promise<number>
  processes: {
    site: System['processes']['sites'][number]
    otherSite: Killable
    cms: System['processes']['cms']
    postgres: System['processes']['postgres']
  }
  stop: () => Promise<void>
}

export async function startTwoSites({
  settings = {},
}: Pick<Parameters<typeof startSystem>[0], 'settings'> = {}): Promise<TwoSites> {
  const { sites, cms, databaseUrl, setDatabaseOffline, processes, stop } = await startSystem({
    siteCount: 2,
    settings,
  })
  const api = `${cms}/api`
  try {
    const token = await fetchSessionToken(cms, admin)
    return {
      sites: [sites[0]!, sites[1]!],
      cms,
      databaseUrl,
      setDatabaseOffline,
      publish: async (slug, fields) => {
        const body = { ...fields, _status: 'published' }
        return (await send('POST', `${api}/globals/${slug}`, body, token)).status
      },
      updateEntry: async (collection, id, fields) =>
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
  url: string,
  body: object,
  token: string,
): Promise<Response> {
  return fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `JWT ${token}`,
    },
  })
}
