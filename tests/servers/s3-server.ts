import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

export interface S3Server {
  settings: Record<string, string>
  listKeys: () => Promise<string[]>
  readObject: (key: string) => Promise<Buffer>
  emptyBucket: () => Promise<void>
  /** Rejects deletions until `start`. */
  rejectDeletions: () => void
  stop: () => Promise<void>
  start: () => Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saaf-s3-'))
  // Unique, because Payload's storage caches connections by bucket name.
  const bucket = `saaf-test-${randomUUID()}`
  const run = async (port: number) => {
    const configureBuckets = [{ name: bucket }]
    const options = { port, address: '127.0.0.1', directory, silent: true, configureBuckets }
    const started = new S3rver(options)
    // Requests that are open at `stop` would fail to log.
    started.logger.silent = true
    return { started, address: await started.run() }
  }
  let { started, address } = await run(0)
  const listKeys = async () => {
    const { objects } = await started.store.listObjects(bucket, {})
    return objects.map(({ key }) => key)
  }
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    listKeys,
    async emptyBucket() {
      // Retry while the product writes or deletes: half-written objects cannot be listed.
      let remaining: string[] | null = null
      while (remaining?.length !== 0) {
        remaining = await listKeys().catch(() => null)
        for (const key of remaining ?? [])
          await started.store.deleteObject(bucket, key).catch(() => {})
      }
    },
    async readObject(key) {
      const found = await started.store.getObject(bucket, key)
      if (!found) throw new Error(`There is no object ${key}.`)
      return buffer(found.content)
    },
    rejectDeletions() {
      started.store.deleteObject = () => Promise.reject(new Error('Not allowed.'))
    },
    async stop() {
      const closed = started.close()
      started.httpServer.closeAllConnections()
      await closed
    },
    async start() {
      ;({ started, address } = await run(address.port))
    },
  }
}
