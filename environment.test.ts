import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const s3 = (variables: Record<string, string>) =>
  readEnvironment({ NODE_ENV: 'test', ...variables }).s3

describe('the S3 settings', () => {
  it('are off where no bucket is named, whatever else is', () => {
    expect(s3({})).toBeUndefined()
    expect(s3({ ...keys, S3_BUCKET: '', S3_REGION: 'ap-south-1' })).toBeUndefined()
  })

  it('name the bucket, and how to reach it', () => {
    expect(s3({ ...keys, S3_BUCKET: 'pictures' })).toEqual({
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    const elsewhere = { S3_REGION: 'ap-south-1', S3_ENDPOINT: 'http://minio:9000' }
    expect(s3({ ...keys, S3_BUCKET: 'pictures', ...elsewhere })).toMatchObject({
      region: 'ap-south-1',
      endpoint: 'http://minio:9000',
    })
  })

  it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('refuse a bucket without %s', (key) => {
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', [key]: '' })).toThrow(EnvironmentError)
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', [key]: '' })).toThrow(
      /must be set where S3_BUCKET is/,
    )
  })

  it('refuse an endpoint that is no address', () => {
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', S3_ENDPOINT: 'minio:9000' })).toThrow(
      /^S3_ENDPOINT cannot be used/,
    )
  })
})

it.each(['ALERT_WEBHOOK_URL', 'CDN_PURGE_URL', 'S3_ENDPOINT'])(
  '%s is refused with a password, which is not told',
  (name) => {
    const told = (address: string) => () => readEnvironment({ NODE_ENV: 'test', [name]: address })
    expect(told('https://owner:secret@example.com/a')).toThrow(
      new EnvironmentError(`${name} cannot be used: it cannot hold a name or a password.`),
    )
    expect(told('https://example.com/a@b?c=@')).not.toThrow()
  },
)

it.each([
  ['on', 1],
  ['off', 0],
  ['20', 20],
])('RATE_LIMITS=%s takes %i times as much from all the world', (RATE_LIMITS, times) => {
  expect(readEnvironment({ NODE_ENV: 'test', RATE_LIMITS }).rateLimits).toBe(times)
})

it.each(['0', '1.5', 'none', '-2'])('RATE_LIMITS=%s is refused', (RATE_LIMITS) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', RATE_LIMITS })).toThrow(
    /^RATE_LIMITS cannot be used/,
  )
})

describe('a list', () => {
  const DATABASE_URL = 'postgres://a/b'
  const replicas = (list: string) =>
    readEnvironment({ NODE_ENV: 'test', DATABASE_URL, DATABASE_REPLICA_URLS: list }).replicaUrls

  it('has commas between, and may be empty', () => {
    expect(replicas('')).toEqual([])
    expect(replicas(' postgres://a/b, postgres://c/d ,')).toEqual([
      'postgres://a/b',
      'postgres://c/d',
    ])
  })

  it('is refused where something else stands in it', () => {
    expect(() => replicas('postgres://a/b,replica')).toThrow(
      /^DATABASE_REPLICA_URLS\S* cannot be used: it has to be like "postgres:/,
    )
  })
})

it.each(['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URLS'])(
  '%s is refused where it is not known of which database',
  (name) => {
    expect(() => readEnvironment({ NODE_ENV: 'test', [name]: 'postgres://a/b' })).toThrow(
      /^DATABASE_URL must be set/,
    )
  },
)

describe('the header for a CDN', () => {
  it('is a name and a value', () => {
    const header = 'Authorization: Bearer a: b'
    const { cdn } = readEnvironment({ NODE_ENV: 'test', CDN_PURGE_HEADER: header })
    expect(cdn.purgeHeader).toEqual(['Authorization', 'Bearer a: b'])
  })

  it.each(['token', 'Authorization:', 'Bad Name: token'])('is refused as %j', (header) => {
    expect(() => readEnvironment({ NODE_ENV: 'test', CDN_PURGE_HEADER: header })).toThrow(
      /^CDN_PURGE_HEADER cannot be used: it has to be like/,
    )
  })
})
