import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

export interface S3Server {
  /** The settings with which the product uses this server. */
  environment: Record<string, string>
  keys: () => Promise<string[]>
  object: (key: string) => Promise<Buffer>
  empty: () => Promise<void>
  /** From now on keeps what it is asked to delete, and says so; until it is started again. */
  refuseDeletions: () => void
  /** From now on nobody answers at its address, until it is started again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A real S3 server on this machine, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saaf-s3-'))
  // A name of its own: Payload's storage keeps the connection to a bucket by its name for as long as a process lives.
  const bucket = `saaf-test-${randomUUID()}`
  const run = async (port: number) => {
    const configureBuckets = [{ name: bucket }]
    const options = { port, address: '127.0.0.1', directory, silent: true, configureBuckets }
    const started = new S3rver(options)
    // What is still under way when it stops would complain that there is no log any more.
    started.logger.silent = true
    return { started, address: await started.run() }
  }
  let { started, address } = await run(0)
  const keys = async () => {
    const { objects } = await started.store.listObjects(bucket, {})
    return objects.map(({ key }) => key)
  }
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys,
    async empty() {
      // What the product was told before may still arrive, and it may be deleting there itself: what is half written
      // or half deleted cannot be listed.
      let left: string[] | null = null
      while (left?.length !== 0) {
        left = await keys().catch(() => null)
        for (const key of left ?? []) await started.store.deleteObject(bucket, key).catch(() => {})
      }
    },
    async object(key) {
      const found = await started.store.getObject(bucket, key)
      if (!found) throw new Error(`There is no object ${key}.`)
      return buffer(found.content)
    },
    refuseDeletions() {
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
