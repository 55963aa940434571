import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, FlattenedField, TypeWithVersion } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { changedFields } from '#platform/payload/fields/changed-fields.ts'
import type { Content } from '#platform/payload/fields/editable-content.ts'

type Version = TypeWithVersion<Content & { _status?: 'draft' | 'published'; changedBy?: string }>

export async function VersionsView({ initPageResult, hasPublishedDoc }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { payload, user } = req
  const config = collectionConfig ?? globalConfig!
  const query = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false } as const
  const result = collectionConfig
    ? await payload.findVersions({
        ...query,
        collection: collectionConfig.slug,
        where: { parent: { equals: docID } },
        user,
        req,
      })
    : await payload.findGlobalVersions({ ...query, slug: globalConfig!.slug, user, req })
  const versions = result.docs as unknown as Version[]
  // Undefined after unpublishing.
  const published = hasPublishedDoc
    ? versions.find(({ version }) => version._status === 'published')
    : undefined
  const path = collectionConfig
    ? `/cms/collections/${collectionConfig.slug}/${docID}`
    : `/cms/globals/${globalConfig!.slug}`

  return (
    <main className="versions-list">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view="Versions"
      />
      <Gutter>
        <p>
          Open a version to see its changes or restore it as a draft. Opening a version changes
          nothing.
        </p>
        <ol>
          {versions.map(({ id, updatedAt, version }, index) => {
            const before = versions[index + 1]
            return (
              <li key={id}>
                <div>
                  <Link href={`${path}/versions/${id}`} prefetch={false}>
                    {formatInstant(updatedAt)}
                  </Link>
                  <VersionBadge
                    isDraft={version._status !== 'published'}
                    isOnSite={id === published?.id}
                  />
                </div>
                <p>
                  {describeVersion(
                    version,
                    before && changedFields(config.flattenedFields, before.version, version),
                  )}
                </p>
              </li>
            )
          })}
        </ol>
      </Gutter>
    </main>
  )
}

function VersionBadge({ isDraft, isOnSite }: { isDraft: boolean; isOnSite: boolean }) {
  if (isOnSite) return <span className="state state--on-site">On the site</span>
  return <span className="state">{isDraft ? 'Draft' : 'Published'}</span>
}

/** For example `Asha changed Hero: Heading, Services.` The oldest version has no `changes`. */
function describeVersion(
  { changedBy, _status }: Version['version'],
  changes: FlattenedField[][] | undefined,
): string {
  const author = changedBy ?? 'System'
  if (changes && changes.length > 0) {
    const labels = changes.map((path) => path.map(fieldLabel).join(': '))
    return `${author} changed ${labels.join(', ')}.`
  }
  const saved = `${_status === 'published' ? 'Published' : 'Saved'} by ${author}`
  return changes ? `${saved}, text unchanged.` : `${saved}. This is the oldest saved version.`
}

function fieldLabel(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}
