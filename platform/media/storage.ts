import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Config,
  type Payload,
  type PayloadRequest,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import { environment } from '#environment.ts'

/** Keeps uploaded pictures in S3 where the environment names a bucket, under media/ as in DATA_DIR. */
export async function mediaStorage(config: Config): Promise<Config> {
  const { s3 } = environment
  if (!s3) return config

  const { s3Storage } = await import('@payloadcms/storage-s3')
  const storing = s3Storage({
    bucket: s3.bucket,
    collections: { media: { prefix: 'media' } },
    config: {
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      // Many stores that speak S3 know none of the newer checksums.
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
  // What the plugin adds to the admin and to the tables is for uploads straight from the browser to S3. Without it the
  // same build and the same tables serve with S3 and without.
  const { collections } = await storing({ ...config, admin: {} })
  return { ...config, collections: collections?.map(keptInStorage(config)) }
}

/**
 * The picture of a name, as S3 has it: 200 with its bytes, 404, or 500 where S3 does not answer as it should, which is
 * logged. Ending the signal lets go of bytes that nobody reads.
 */
export async function fetchFromStorage(
  payload: Payload,
  filename: string,
  signal: AbortSignal,
): Promise<Response> {
  const { upload } = payload.collections.media.config
  const ask = upload.handlers?.at(-1)
  if (!ask) throw new Error('No storage is registered for the media collection.')
  const req = { payload, headers: new Headers(), signal } as PayloadRequest
  // With a document at hand the handler asks no database which folder the file is in: all are in the same.
  const doc = { id: filename }
  const answer = await ask(req, { doc, params: { collection: 'media', filename } })
  if (!answer) throw new Error('The storage of the media collection gave no answer.')
  return answer
}

function keptInStorage(before: Config) {
  const fieldsOf = new Map(before.collections?.map(({ slug, fields }) => [slug, fields]))
  return (collection: CollectionConfig): CollectionConfig => {
    if (collection.slug !== 'media') return collection
    const { hooks = {}, fields } = collection
    return {
      ...collection,
      fields: fieldsOf.get('media') ?? fields,
      hooks: {
        ...hooks,
        // The plugin's own hook is the last.
        afterChange: hooks.afterChange?.with(-1, refusingPlainly(hooks.afterChange.at(-1)!)),
        beforeDelete: [...(hooks.beforeDelete ?? []), refuseWhereStorageIsAway],
        afterDelete: [...(hooks.afterDelete ?? []), refuseWhereFileRemains],
      },
    }
  }
}

/** An error of the S3 client is nothing to show to an editor; the plugin has logged it. */
function refusingPlainly(store: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return async (change) => {
    try {
      return (await store(change)) as unknown
    } catch {
      throw new APIError(messages.picture.notStored, 503, undefined, true)
    }
  }
}

/** Deletions that fail are tried again behind our back, so while S3 is away not even one of a picture's files is begun. */
const refuseWhereStorageIsAway: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if ((await isInStorage(req.payload, String(id))) === 'unknown') throw notDeleted()
}

/** The plugin deletes a picture's record even where S3 keeps the file, which nobody would then ever delete. */
const refuseWhereFileRemains: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { filename } = doc as { filename?: string | null }
  if (filename && (await isInStorage(req.payload, filename)) !== false) throw notDeleted()
}

async function isInStorage(payload: Payload, filename: string): Promise<boolean | 'unknown'> {
  const asking = new AbortController()
  const { status } = await fetchFromStorage(payload, filename, asking.signal)
  asking.abort()
  return status === 404 ? false : status === 200 || 'unknown'
}

function notDeleted() {
  return new APIError(messages.picture.notDeleted, 503, undefined, true)
}
