import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import { type DocumentViewServerProps, isolateObjectProperty, type TypeWithVersion } from 'payload'
import { defaultLanguage, type Language, languageCodes } from '#business/languages/languages.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import type { Content } from '#platform/payload/fields/editable-content.ts'
import { type ContentByLanguage, describeChanges } from './describe-changes.ts'

type Version = TypeWithVersion<Content & { _status?: 'draft' | 'published'; changedBy?: string }>

export async function VersionsView({ initPageResult, hasPublishedDoc }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { payload, user } = req
  const config = collectionConfig ?? globalConfig!
  const query = {
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
    user,
    // Payload sets the locale of the query.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  } as const
  const readVersions = async (locale: Language) => {
    const { docs } = collectionConfig
      ? await payload.findVersions({
          ...query,
          locale,
          collection: collectionConfig.slug,
          where: { parent: { equals: docID } },
        })
      : await payload.findGlobalVersions({ ...query, locale, slug: globalConfig!.slug })
    return docs as unknown as Version[]
  }
  const versions = await readVersions(defaultLanguage)
  const contents = new Map<string, ContentByLanguage>()
  for (const language of languageCodes) {
    for (const { id, version } of await readVersions(language)) {
      contents.set(id, { ...contents.get(id), [language]: version })
    }
  }
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
                    before &&
                      describeChanges(
                        config.flattenedFields,
                        contents.get(before.id)!,
                        contents.get(id)!,
                      ),
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
  changes: string[] | undefined,
): string {
  const author = changedBy ?? 'System'
  if (changes && changes.length > 0) return `${author} changed ${changes.join(', ')}.`
  const saved = `${_status === 'published' ? 'Published' : 'Saved'} by ${author}`
  return changes ? `${saved}, text unchanged.` : `${saved}. This is the oldest saved version.`
}
