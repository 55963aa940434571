import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const port = () => z.coerce.number().int().min(1).max(65535)
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined)
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it has to be like "postgres://..."',
})
const webAddress = () =>
  z
    .url({ protocol: /^https?$/ })
    // `fetch` refuses it, and says the whole address.
    .refine(
      (address) => !/^https?:\/\/[^/?#]*@/.test(address),
      'it cannot hold a name or a password',
    )
const list = <Each extends z.ZodType<unknown, string>>(each: Each) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(each))

const schema = z.object({
  PORT: port().default(3000),
  CMS_PORT: port().default(3001),
  SITE_URL: optionalText,
  CMS_URL: optionalText,
  DATABASE_URL: optionalText,
  DATABASE_POOLER_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list(postgresUrl),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(6).max(1000).default(16),
  DATA_DIR: z.string().min(1).default('.data'),
  PAYLOAD_SECRET: optionalText,
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  ADMIN_PASSWORD: optionalText,
  SMTP_URL: optionalText,
  EMAIL_FROM: z.string().min(1).default('Saaf <bookings@saaf.example>'),
  SAMPLE_CONTENT: onOff('on'),
  TRUST_PROXY: onOff('off'),
  RATE_LIMITS: z.union([onOff('on'), z.coerce.number().int().min(1).max(1000)], {
    error: 'it has to be "on", "off" or a number from 1 to 1000',
  }),
  ALERT_WEBHOOK_URL: webAddress().optional(),
  ALERT_EMAIL: list(z.email()),
  ALERT_SMTP_URL: optionalText,
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ENDPOINT: webAddress().optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  BACKUP_DIR: optionalText,
  BACKUPS_KEPT: z.coerce.number().int().min(1).default(7),
  METRICS_PORT: port().optional(),
  CMS_METRICS_PORT: port().optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  WORKER: onOff('on'),
  SITE_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  CDN_PURGE_URL: webAddress().optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: [\x21-\x7e][\x20-\x7e]*$/, 'it has to be like "Authorization: Bearer ..."')
    .transform(
      (header) => /^([^:]+): (.*)$/.exec(header)!.slice(1) as [name: string, value: string],
    )
    .optional(),
  VERBOSE: z.stringbool().default(false),
})

type Settings = z.output<typeof schema>

/** A variable that cannot be used as it is; the message is one sentence that says which and why. */
export class EnvironmentError extends Error {}

/** The settings of `.env.example`, read once. Paths are absolute; addresses have no trailing slash. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(withoutEmpty(variables))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EnvironmentError(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const settings = parsed.data
  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    port: settings.PORT,
    cmsPort: settings.CMS_PORT,
    siteUrl: withoutSlash(settings.SITE_URL ?? `http://localhost:${settings.PORT}`),
    cmsUrl: withoutSlash(settings.CMS_URL ?? `http://localhost:${settings.CMS_PORT}`),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    ...waysToDatabase(settings),
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    mailDir: path.join(dataDir, 'mail'),
    backups: {
      folder: path.resolve(settings.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      kept: settings.BACKUPS_KEPT,
    },
    secret: settings.PAYLOAD_SECRET ?? generatedSecret(dataDir),
    admin: { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD },
    smtpUrl: settings.SMTP_URL,
    emailFrom: settings.EMAIL_FROM,
    sampleContent: settings.SAMPLE_CONTENT,
    trustProxy: settings.TRUST_PROXY,
    /** How many times what is taken from all the world may come; 0: from everybody as much as they send. */
    rateLimits: Number(settings.RATE_LIMITS),
    s3: bucketOf(settings),
    alerts: alertsOf(settings),
    cdn: { purgeUrl: settings.CDN_PURGE_URL, purgeHeader: settings.CDN_PURGE_HEADER },
    logLevel: settings.LOG_LEVEL,
    metrics: {
      host: settings.METRICS_HOST,
      port: settings.METRICS_PORT,
      cmsPort: settings.CMS_METRICS_PORT,
    },
    worker: settings.WORKER,
    siteProcesses: settings.SITE_PROCESSES,
    verbose: settings.VERBOSE,
  }
}

export const environment = readEnvironment(process.env)

function generatedSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Where queries go in the place of DATABASE_URL, or besides. */
function waysToDatabase(settings: Settings) {
  const {
    DATABASE_URL,
    DATABASE_POOLER_URL: poolerUrl,
    DATABASE_REPLICA_URLS: replicaUrls,
  } = settings
  if ((poolerUrl || replicaUrls.length > 0) && !DATABASE_URL) {
    throw new EnvironmentError(
      'DATABASE_URL must be set where DATABASE_POOLER_URL or DATABASE_REPLICA_URLS is: they lead to the same database.',
    )
  }
  return { poolerUrl, replicaUrls }
}

/** Where uploaded pictures go instead of DATA_DIR; undefined where S3 is not used. */
function bucketOf(settings: Settings) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!bucket) return undefined
  if (!accessKeyId || !secretAccessKey) {
    throw new EnvironmentError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is: pictures are kept there.',
    )
  }
  return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}

/** How the owner is told that something is unwell. */
function alertsOf(settings: Settings) {
  const { ALERT_WEBHOOK_URL: webhookUrl, ALERT_EMAIL: emails } = settings
  const smtpUrl = settings.ALERT_SMTP_URL ?? settings.SMTP_URL
  if (emails.length > 0 && !smtpUrl) {
    throw new EnvironmentError(
      'ALERT_SMTP_URL or SMTP_URL must be set where ALERT_EMAIL is: alerts are mailed.',
    )
  }
  return { webhookUrl, emails, smtpUrl }
}

// An empty line in .env means "not set", as it does in .env.example.
function withoutEmpty(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
