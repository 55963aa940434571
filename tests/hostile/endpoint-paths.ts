import type { Endpoint } from './endpoints.ts'
import type { ExistingValues } from './target.ts'

export function fillPath(endpoint: Endpoint, existing: ExistingValues): string {
  return endpoint.path.replace(
    /:(\w+)\??|\*/g,
    (_, name: string) => parameterValues(endpoint, name, existing)[0] ?? 'none',
  )
}

export function parameterValues(
  { collection, global, path }: Endpoint,
  name: string,
  existing: ExistingValues,
): string[] {
  const { ids, references, manageKeys, files } = existing
  const table = (collection ?? global ?? 'contact_messages').replaceAll('-', '_')
  if (name === 'reference') return references
  if (name === 'key' && path.includes('manage')) return manageKeys
  if (name === 'filename') return files
  if (name === 'file') return ['home.png']
  if (name === 'version' || path.includes('/versions/:id')) return ids[`_${table}_v`] ?? []
  return ids[table] ?? []
}
