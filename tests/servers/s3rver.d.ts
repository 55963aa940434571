declare module 's3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    httpServer: Server
    logger: { silent: boolean }
    store: {
      listObjects(bucket: string, options: object): Promise<{ objects: { key: string }[] }>
      getObject(bucket: string, key: string): Promise<{ content: NodeJS.ReadableStream } | null>
      deleteObject(bucket: string, key: string): Promise<void>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
