import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const s3 = (variables: Record<string, string>) =>
  readEnvironment({ NODE_ENV: 'test', ...variables }).s3

const errorFor = (variables: Record<string, string>) => {
  try {
    readEnvironment({ NODE_ENV: 'test', ...variables })
  } catch (error) {
    return (error as EnvironmentError).message
  }
  return null
}

const escapes =
  'In the password, write `/` as `%2F`, `?` as `%3F`, `#` as `%23`, `@` as `%40` and `%` as `%25`.'
const likePostgres = `must be like postgres://user:password@host:5432/database. ${escapes}`
const likeSmtp = `must be like smtps://user:password@smtp.example.com. ${escapes}`

describe('setting', () => {
  it.each([
    ['SITE_URL', 'nonsense', 'must be a web address such as https://saaf.example, not "nonsense".'],
    ['CMS_URL', 'saaf.in', 'must be a web address such as https://saaf.example, not "saaf.in".'],
    ['CMS_URL', 'https://a.in/cms', /^CMS_URL must be a web address without a path, such as /],
    ['SITE_URL', 'https://me:geheim@a.in', 'must not contain a user name or a password.'],
    ['PORT', 'three', 'must be a number from 1 to 65535, not "three".'],
    ['CMS_PORT', '65536', 'must be a number from 1 to 65535, not "65536".'],
    ['METRICS_PORT', '0', 'must be a number from 1 to 65535, not "0".'],
    ['DATABASE_CONNECTIONS', '5', 'must be a number from 6 to 1000, not "5".'],
    ['HOST', 'saaf', 'must be an IP address of this machine, such as 127.0.0.1, not "saaf".'],
    ['DATABASE_URL', 'localhost:5432', likePostgres],
    ['DATABASE_URL', 'postgres://saaf:gehe/im@db/saaf', likePostgres],
    // Parsed as the host saaf with port 12.
    ['DATABASE_URL', 'postgres://saaf:12/geheim@db/saaf', likePostgres],
    ['DATABASE_URL', 'postgres://saaf:12#geheim@db/saaf', likePostgres],
    ['SMTP_URL', 'nonsense', likeSmtp],
    ['SMTP_URL', 'smtp://', likeSmtp],
    ['SMTP_URL', 'http://smtp.example.com', likeSmtp],
    ['ALERT_SMTP_URL', 'smtp://saaf:gehe/im@smtp.example.com', likeSmtp],
    ['EMAIL_FROM', 'Saaf', 'must be like Saaf <bookings@saaf.example>, not "Saaf".'],
    ['EMAIL_FROM', 'Saaf <a@b.in>, <c@d.in>', /^EMAIL_FROM must be like Saaf </],
    ['ADMIN_EMAIL', 'me', 'must be an email address, not "me".'],
    ['ALERT_EMAIL', 'me@a.in, you', 'must be an email address, not "you".'],
    [
      'PAYLOAD_SECRET',
      'g'.repeat(31),
      /^PAYLOAD_SECRET must have at least 32 characters, such as /,
    ],
    ['HOST', 'localhost', /^HOST must be an IP address of this machine/],
    ['SAMPLE_CONTENT', 'yes', 'must be "on" or "off", not "yes".'],
    ['LOG_LEVEL', 'all', 'must be silent, error, warn, info or debug, not "all".'],
    ['VERBOSE', 'very', 'must be 1 or 0, not "very".'],
  ])('rejects %s=%s by name', (name, value, problem) => {
    const refusal = errorFor({ [name]: value })
    expect(refusal).toEqual(
      typeof problem === 'string' ? `${name} ${problem}` : expect.stringMatching(problem),
    )
    expect(refusal).not.toContain('geheim')
    expect(refusal).not.toContain('gehe/im')
  })

  it.each([
    ['SITE_URL', 'https://Saaf.in:443/', { siteUrl: 'https://saaf.in' }],
    ['CMS_URL', 'http://192.168.1.5:3001', { cmsUrl: 'http://192.168.1.5:3001' }],
    ['CMS_URL', ' ', { cmsUrl: 'http://localhost:3001' }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', '', { host: undefined }],
    ['DATABASE_URL', 'postgresql://saaf:p%2F@db', {}],
    ['DATABASE_URL', 'postgres:///saaf?host=/run/postgresql', {}],
    ['SMTP_URL', 'smtp://localhost:1025', {}],
    ['EMAIL_FROM', 'bookings@saaf.in', {}],
    ['EMAIL_FROM', '"Saaf, Mumbai" <bookings@saaf.in>', {}],
    ['PAYLOAD_SECRET', 's'.repeat(32), { secret: 's'.repeat(32) }],
  ])('accepts %s=%s', (name, value, settings) => {
    expect(readEnvironment({ NODE_ENV: 'test', [name]: value })).toMatchObject(settings)
  })
})

describe('S3 settings', () => {
  it('are undefined without a bucket', () => {
    expect(s3({})).toBeUndefined()
    expect(s3({ ...keys, S3_BUCKET: '', S3_REGION: 'ap-south-1' })).toBeUndefined()
  })

  it('name the bucket and how to reach it', () => {
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

  it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('reject a bucket without %s', (key) => {
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', [key]: '' })).toThrow(EnvironmentError)
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', [key]: '' })).toThrow(
      /must be set when S3_BUCKET is set/,
    )
  })

  it('reject an endpoint that is not a web address', () => {
    expect(() => s3({ ...keys, S3_BUCKET: 'pictures', S3_ENDPOINT: 'minio:9000' })).toThrow(
      /^S3_ENDPOINT must be a web address/,
    )
  })
})

it('rejects S3_ENDPOINT with a password, without printing it', () => {
  const readSetting = (S3_ENDPOINT: string) => () =>
    readEnvironment({ NODE_ENV: 'test', S3_ENDPOINT })
  expect(readSetting('https://owner:secret@example.com/a')).toThrow(
    new EnvironmentError('S3_ENDPOINT must not contain a user name or a password.'),
  )
  expect(readSetting('https://example.com/a@b?c=@')).not.toThrow()
})

it.each([
  ['on', 1],
  ['off', 0],
  ['20', 20],
])('reads RATE_LIMITS=%s as %i times the overall limits', (RATE_LIMITS, times) => {
  expect(readEnvironment({ NODE_ENV: 'test', RATE_LIMITS }).rateLimitFactor).toBe(times)
})

it.each(['0', '1.5', 'none', '-2'])('rejects RATE_LIMITS=%s', (RATE_LIMITS) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', RATE_LIMITS })).toThrow(
    /^RATE_LIMITS must be "on", "off" or a number/,
  )
})

it('reads ALERT_EMAIL as a comma-separated list, which may be empty', () => {
  const emails = (ALERT_EMAIL: string) =>
    readEnvironment({ NODE_ENV: 'test', SMTP_URL: 'smtp://localhost', ALERT_EMAIL }).alerts.emails
  expect(emails('')).toEqual([])
  expect(emails(' me@a.in, you@b.in ,')).toEqual(['me@a.in', 'you@b.in'])
})
