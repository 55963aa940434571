import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Link } from '@payloadcms/ui'
import type { SanitizedConfig } from 'payload'

const settings = {
  label: 'Settings',
  entities: [{ slug: 'users', type: 'collections', label: 'Accounts' }],
}

/** Links to everything that the user can open, each with the description from its config. */
export function ContentTiles({
  navGroups = [],
  permissions,
  payload: { config },
  user,
}: Pick<DashboardViewServerProps, 'navGroups' | 'permissions' | 'payload' | 'user'>) {
  const groups = user?.role === 'admin' ? [...navGroups, settings] : navGroups
  return groups.map((group) => (
    <section key={group.label}>
      <h2>{group.label}</h2>
      <ul className="start-page__tiles">
        {group.entities.map(({ slug, type, label }) => (
          <li key={slug}>
            <Link href={`/cms/${type}/${slug}`} prefetch={false}>
              {label as string}
            </Link>
            <p>{describe(config, slug)}</p>
            {permissions?.collections?.[slug]?.create && (
              <Link
                href={`/cms/${type}/${slug}/create`}
                prefetch={false}
                aria-label={`Add to ${label as string}`}
              >
                Add
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}

function describe({ collections, globals }: SanitizedConfig, slug: string): string | undefined {
  const entity = [...collections, ...globals].find((entity) => entity.slug === slug)
  return entity?.admin.description as string | undefined
}
