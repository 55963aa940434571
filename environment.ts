import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** A shorter secret could be guessed from a stolen session. */
const minSecretLength = 32

/** `problem` returns the end of a sentence that begins with the variable. */
const checkedText = (problem: (value: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = problem(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
const wholeNumber = (min: number, max: number) =>
  checkedText((value) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `must be a number from ${min} to ${max}, not "${value}"`,
  ).transform(Number)
const port = () => wholeNumber(1, 65535)
const optionalText = z.string().trim().optional()
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: ({ input }) => `must be "on" or "off", not "${String(input)}"` })
    .default(fallback)
    .transform((value) => value === 'on')
const emailAddress = () =>
  z.email({ error: ({ input }) => `must be an email address, not "${String(input)}"` })
const passwordEscapes =
  'In the password, write `/` as `%2F`, `?` as `%3F`, `#` as `%23`, `@` as `%40` and `%` as `%25`'
const postgresUrl = () =>
  checkedText((value) =>
    /^postgres(ql)?:\/\//.test(value) && hasEscapedPassword(value)
      ? undefined
      : `must be like postgres://user:password@host:5432/database. ${passwordEscapes}`,
  )
const smtpUrl = () =>
  checkedText((value) =>
    /^smtps?:\/\//.test(value) && hasEscapedPassword(value) && new URL(value).hostname
      ? undefined
      : `must be like smtps://user:password@smtp.example.com. ${passwordEscapes}`,
  )
const webAddress = () =>
  checkedText((value) => {
    if (!isWebAddress(value)) return 'must be a web address such as https://example.com'
    // `fetch` rejects credentials, and prints the whole address.
    return hasCredentials(value) ? 'must not contain a user name or a password' : undefined
  })
/** An app answers only at the root of its host. */
const appAddress = () =>
  checkedText((value) => {
    if (!isWebAddress(value)) {
      return `must be a web address such as https://saaf.example, not "${value}"`
    }
    if (hasCredentials(value)) return 'must not contain a user name or a password'
    const { pathname, search, hash } = new URL(value)
    return /^[/]*$/.test(pathname + search + hash)
      ? undefined
      : `must be a web address without a path, such as https://saaf.example, not "${value}"`
  }).transform((value) => new URL(value).origin)
const sender = () =>
  checkedText((value) =>
    /^("[^"]*"\s*|[^"<>]*)<[^\s<>@,]+@[^\s<>@,]+>$|^[^\s<>@,]+@[^\s<>@,]+$/.test(value)
      ? undefined
      : `must be like Saaf <bookings@saaf.example>, not "${value}"`,
  )
const emailAddresses = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(emailAddress()))

/** docs/settings.md and .env.example are generated from these descriptions, in this order. */
const schema = z.object({
  PORT: port().default(3000).meta({
    group: 'Addresses',
    description: 'The port of the site.',
  }),
  CMS_PORT: port().default(3001).meta({
    description: 'The port of the CMS.',
  }),
  HOST: checkedText((value) =>
    isIP(value)
      ? undefined
      : `must be an IP address of this machine, such as 127.0.0.1, not "${value}"`,
  )
    .optional()
    .meta({
      description:
        'The IP address that both apps listen on. `127.0.0.1` admits only a proxy on the same machine.',
      fallback: 'all addresses',
      example: '127.0.0.1',
    }),
  SITE_URL: appAddress().optional().meta({
    description:
      'The public address of the site, without a path. With https, browsers send cookies over TLS only and stay on https (HSTS).',
    fallback: '`http://localhost:PORT`',
    example: 'https://www.example.com',
  }),
  CMS_URL: appAddress().optional().meta({
    description: 'The public address of the CMS, without a path.',
    fallback: '`http://localhost:CMS_PORT`',
    example: 'https://www.example.com',
  }),
  TRUST_PROXY: onOff('off').meta({
    description:
      '`on`: the last address in `X-Forwarded-For` is the client. Only use it if every request comes through your own proxy, which appends that address.',
  }),
  DATABASE_URL: postgresUrl()
    .optional()
    .meta({
      group: 'Data',
      description: `PostgreSQL 15 or newer with the extension \`pg_trgm\`. ${passwordEscapes}.`,
      fallback: 'the bundled PostgreSQL, in `DATA_DIR/postgres`',
      example: 'postgres://user:password@host:5432/database',
    }),
  DATABASE_CONNECTIONS: wholeNumber(6, 1000).default(16).meta({
    description:
      'Connections per process, at least 6. Each process uses one or two more for notifications.',
  }),
  DATA_DIR: z.string().min(1).default('.data').meta({
    description:
      'The folder for uploads, email files, the generated secret and the bundled PostgreSQL.',
  }),
  PAYLOAD_SECRET: checkedText((value) =>
    value.length >= minSecretLength
      ? undefined
      : `must have at least ${minSecretLength} characters, such as the output of "openssl rand -hex 32"`,
  )
    .optional()
    .meta({
      description:
        'Signs sessions: at least 32 random characters, such as the output of `openssl rand -hex 32`. Required with `DATABASE_URL`. A new value signs everybody out.',
      fallback: 'generated once, in `DATA_DIR/secret`',
    }),
  S3_BUCKET: optionalText.meta({
    group: 'Pictures in S3',
    description:
      'Stores uploads in this bucket under `media/`. It can be private: the site serves the pictures.',
    fallback: 'uploads are in `DATA_DIR/media`',
  }),
  S3_ACCESS_KEY_ID: optionalText.meta({
    description:
      'Required with `S3_BUCKET`. The key needs the rights to get, put, delete and list.',
  }),
  S3_SECRET_ACCESS_KEY: optionalText.meta({ description: 'Required with `S3_BUCKET`.' }),
  S3_REGION: z.string().trim().min(1).default('us-east-1').meta({
    description: 'The region of the bucket.',
  }),
  S3_ENDPOINT: webAddress().optional().meta({
    description: 'The address of another S3-compatible store, such as MinIO or R2.',
    fallback: 'Amazon S3',
    example: 'https://s3.example.com',
  }),
  ADMIN_EMAIL: emailAddress().default('admin@example.com').meta({
    group: 'New databases',
    description: 'The first account. It is created only if there is no account.',
  }),
  ADMIN_PASSWORD: optionalText.meta({
    description: 'The password of the first account. The start warns about a weak one.',
    fallback: 'generated and printed once',
  }),
  SAMPLE_CONTENT: onOff('on').meta({
    description: '`off`: a new database starts without the sample business.',
  }),
  SMTP_URL: smtpUrl()
    .optional()
    .meta({
      group: 'Email',
      description: `The mail server. ${passwordEscapes}.`,
      fallback: 'each email becomes a file in `DATA_DIR/mail`',
      example: 'smtps://user:password@smtp.example.com',
    }),
  EMAIL_FROM: sender().default('Saaf <bookings@saaf.example>').meta({
    description: 'The sender of all emails. The mail server must accept it.',
  }),
  RATE_LIMITS: z
    .union([onOff('on'), wholeNumber(1, 1000)], {
      error: ({ input }) =>
        `must be "on", "off" or a number from 1 to 1000, not "${String(input)}"`,
    })
    .meta({
      group: 'Limits',
      description:
        'A number multiplies the hourly limits of forms in total and of networks with many customers. `off` disables all limits on forms and emails, for load tests only.',
    }),
  BACKUP_DIR: optionalText.meta({
    group: 'Backups',
    description: 'The folder for the archives of `npm run backup`, for this shop only.',
    fallback: '`backups` in `DATA_DIR`',
  }),
  BACKUPS_KEPT: wholeNumber(1, 10_000).default(7).meta({
    description: 'How many archives stay in the folder.',
  }),
  ALERT_EMAIL: emailAddresses().meta({
    group: 'Monitoring',
    description:
      'The addresses, separated by commas, that get an alert when email has been stuck for 15 minutes, the disk is nearly full, or the last backup is older than two days.',
    example: 'owner@example.com',
  }),
  ALERT_SMTP_URL: smtpUrl().optional().meta({
    description:
      'The mail server for alerts. Use another one than for bookings, which cannot report its own failure.',
    fallback: 'the value of `SMTP_URL`',
    example: 'smtps://user:password@smtp.another.example.com',
  }),
  METRICS_PORT: port().optional().meta({
    description: 'The port for Prometheus metrics of the site.',
    fallback: 'no metrics',
    example: '9464',
  }),
  CMS_METRICS_PORT: port().optional().meta({
    description: 'The port for Prometheus metrics of the CMS.',
    fallback: 'no metrics',
    example: '9465',
  }),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1').meta({
    description:
      'The IP address of the metrics ports, which have no password. Use `0.0.0.0` only where strangers cannot reach them.',
  }),
  WORKER: onOff('on').meta({
    group: 'Processes',
    description:
      '`off`: this CMS process sends no emails and runs no maintenance, because another one does.',
  }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: ({ input }) => `must be silent, error, warn, info or debug, not "${String(input)}"`,
    })
    .default('info')
    .meta({
      description:
        '`silent`, `error`, `warn`, `info` or `debug`. From `info` the site logs one line per request. `npm start` uses `warn`.',
    }),
  VERBOSE: z
    .stringbool({ error: ({ input }) => `must be 1 or 0, not "${String(input)}"` })
    .default(false)
    .meta({
      description: '`1`: `npm start` prints the full output of builds and servers.',
      fallback: '`0`',
    }),
})

type Settings = z.output<typeof schema>

/** A setting as documents show it; Markdown. `group` begins a new section. */
export interface SettingDescription {
  name: string
  group?: string
  description: string
  fallback?: string
  example?: string
}

export function describeSettings(): SettingDescription[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const value = setting.safeParse(undefined).data as string | number | boolean | undefined
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value ?? '')
    const fallback = text ? `\`${text}\`` : undefined
    return { name, fallback, ...(setting.meta() as Omit<SettingDescription, 'name'>) }
  })
}

/** The message is a sentence that names the variable. */
export class EnvironmentError extends Error {}

/** Paths are absolute; addresses have no trailing slash. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(dropEmpty(variables))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvironmentError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const settings = parsed.data
  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    port: settings.PORT,
    cmsPort: settings.CMS_PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    cmsUrl: settings.CMS_URL ?? `http://localhost:${settings.CMS_PORT}`,
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    mailDir: path.join(dataDir, 'mail'),
    backups: {
      folder: path.resolve(settings.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      maxCount: settings.BACKUPS_KEPT,
    },
    secret: settings.PAYLOAD_SECRET ?? readGeneratedSecret(dataDir),
    admin: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    smtpUrl: settings.SMTP_URL,
    emailFrom: settings.EMAIL_FROM,
    sampleContent: settings.SAMPLE_CONTENT,
    trustProxy: settings.TRUST_PROXY,
    /** Multiplies the `overall` limits of public forms; 0 switches all their limits off. */
    rateLimitFactor: Number(settings.RATE_LIMITS),
    s3: s3Settings(settings),
    alerts: alertSettings(settings),
    logLevel: settings.LOG_LEVEL,
    metrics: {
      host: settings.METRICS_HOST,
      port: settings.METRICS_PORT,
      cmsPort: settings.CMS_METRICS_PORT,
    },
    runsWorker: settings.WORKER,
    verbose: settings.VERBOSE,
  }
}

export const environment = readEnvironment(process.env)

function readGeneratedSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Undefined: pictures go to DATA_DIR. */
function s3Settings(settings: Settings) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket) return undefined
  if (!accessKeyId || !secretAccessKey) {
    throw new EnvironmentError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set.',
    )
  }
  return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}

function alertSettings(settings: Settings) {
  const { ALERT_EMAIL: emails } = settings
  const smtpUrl = settings.ALERT_SMTP_URL ?? settings.SMTP_URL
  if (emails.length > 0 && !smtpUrl) {
    throw new EnvironmentError('ALERT_SMTP_URL or SMTP_URL must be set when ALERT_EMAIL is set.')
  }
  return { emails, smtpUrl }
}

// An empty value means "not set".
function dropEmpty(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/** An unescaped "/", "?" or "#" would end the host. */
function hasEscapedPassword(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return !(pathname + search + hash).includes('@')
}
