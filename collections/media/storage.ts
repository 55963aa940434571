import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Config,
  Payload,
  PayloadRequest,
} from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { refusal } from '#platform/api/error-response.ts'

/** Stores uploads in S3 under media/, if a bucket is configured. */
export async function mediaStorage(config: Config): Promise<Config> {
  const { s3 } = environment
  if (!s3) return config

  const { s3Storage } = await import('@payloadcms/storage-s3')
  const applyPlugin = s3Storage({
    bucket: s3.bucket,
    collections: { media: { prefix: 'media' } },
    config: {
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      // Many S3-compatible stores lack the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        httpAgent: { keepAlive: true, maxSockets: 100 },
        httpsAgent: { keepAlive: true, maxSockets: 100 },
        connectionTimeout: 3_000,
        socketTimeout: 10_000,
      },
    },
  })
  // Drops the plugin's admin and table changes (for direct browser uploads): one build must work
  // with and without S3.
  const { collections } = await applyPlugin({ ...config, admin: {} })
  return { ...config, collections: collections?.map(adaptMediaCollection(config)) }
}

/** Responds 200, 404, or 500 (logged). Abort the signal to release an unread body. */
export async function fetchFromStorage(
  payload: Payload,
  filename: string,
  signal: AbortSignal,
): Promise<Response> {
  const { upload } = payload.collections.media.config
  const handler = upload.handlers?.at(-1)
  if (!handler) throw new Error('No storage is registered for the media collection.')
  const req = { payload, headers: new Headers(), signal } as PayloadRequest
  // Given a document, the handler queries no database.
  const doc = { id: filename }
  const answer = await handler(req, { doc, params: { collection: 'media', filename } })
  if (!answer) throw new Error('The storage of the media collection returned no response.')
  return answer
}

function adaptMediaCollection(before: Config) {
  const originalFields = new Map(before.collections?.map(({ slug, fields }) => [slug, fields]))
  return (collection: CollectionConfig): CollectionConfig => {
    if (collection.slug !== 'media') return collection
    const { hooks = {}, fields } = collection
    return {
      ...collection,
      fields: originalFields.get('media') ?? fields,
      hooks: {
        ...hooks,
        // The plugin's hook is last.
        afterChange: hooks.afterChange?.with(-1, withPlainError(hooks.afterChange.at(-1)!)),
        beforeDelete: [...(hooks.beforeDelete ?? []), requireReachableStorage],
        afterDelete: [...(hooks.afterDelete ?? []), requireFileDeleted],
      },
    }
  }
}

/** The plugin logs the original error. */
function withPlainError(store: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return async (change) => {
    try {
      return (await store(change)) as unknown
    } catch {
      throw refusal(staffWords.picture.notStored, 503)
    }
  }
}

/**
 * Failed deletions are retried in the background, so none starts while S3 is unavailable. Looks up
 * the id, which is never a file name.
 */
const requireReachableStorage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await isInStorage(req.payload, String(id))) === 'unknown') throw deletionError()
}

/** The plugin deletes the record even if S3 keeps the file. */
const requireFileDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { filename } = doc as { filename?: string | null }
  if (filename && (await isInStorage(req.payload, filename)) !== false) throw deletionError()
}

async function isInStorage(payload: Payload, filename: string): Promise<boolean | 'unknown'> {
  const controller = new AbortController()
  const { status } = await fetchFromStorage(payload, filename, controller.signal)
  controller.abort()
  return status === 404 ? false : status === 200 || 'unknown'
}

function deletionError() {
  return refusal(staffWords.picture.notDeleted, 503)
}
