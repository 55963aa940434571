import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** Below, a stolen session could be used to guess it. */
const shortestSecret = 32

/** A text, refused with what `problem` says of it: the end of a sentence that begins with the variable. */
const checked = (problem: (value: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = problem(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
const wholeNumber = (least: number, most: number) =>
  checked((value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `must be a number from ${least} to ${most}, not "${value}"`,
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
const escapes = 'with %2F for "/", %3F for "?" and %23 for "#" in the password'
const postgresUrl = () =>
  checked((value) =>
    /^postgres(ql)?:\/\//.test(value) && hasWholePassword(value)
      ? undefined
      : `must be like postgres://user:password@host:5432/database, ${escapes}`,
  )
const smtpUrl = () =>
  checked((value) =>
    /^smtps?:\/\//.test(value) && hasWholePassword(value) && new URL(value).hostname
      ? undefined
      : `must be like smtps://user:password@smtp.example.com, ${escapes}`,
  )
const webAddress = () =>
  checked((value) => {
    if (!isWebAddress(value)) return 'must be a web address such as https://example.com'
    // `fetch` refuses them, and prints the whole address.
    return hasCredentials(value) ? 'must not contain a user name or a password' : undefined
  })
/** The address of an app, which answers at the root of its host only. */
const ownAddress = () =>
  checked((value) => {
    if (!isWebAddress(value)) {
      return `must be a web address such as https://saaf.example, not "${value}"`
    }
    if (hasCredentials(value)) return 'must not contain a user name or a password'
    const { pathname, search, hash } = new URL(value)
    return /^\/*$/.test(pathname + search + hash)
      ? undefined
      : `must be a web address without a path, such as https://saaf.example, not "${value}"`
  }).transform((value) => new URL(value).origin)
const sender = () =>
  checked((value) =>
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

const schema = z.object({
  PORT: port().default(3000),
  CMS_PORT: port().default(3001),
  HOST: checked((value) =>
    isIP(value)
      ? undefined
      : `must be an IP address of this machine, such as 127.0.0.1, not "${value}"`,
  ).optional(),
  SITE_URL: ownAddress().optional(),
  CMS_URL: ownAddress().optional(),
  DATABASE_URL: postgresUrl().optional(),
  DATABASE_CONNECTIONS: wholeNumber(6, 1000).default(16),
  DATA_DIR: z.string().min(1).default('.data'),
  PAYLOAD_SECRET: checked((value) =>
    value.length >= shortestSecret
      ? undefined
      : `must have at least ${shortestSecret} characters, such as the output of "openssl rand -hex 32"`,
  ).optional(),
  ADMIN_EMAIL: emailAddress().default('admin@example.com'),
  ADMIN_PASSWORD: optionalText,
  SMTP_URL: smtpUrl().optional(),
  EMAIL_FROM: sender().default('Saaf <bookings@saaf.example>'),
  SAMPLE_CONTENT: onOff('on'),
  TRUST_PROXY: onOff('off'),
  RATE_LIMITS: z.union([onOff('on'), wholeNumber(1, 1000)], {
    error: ({ input }) => `must be "on", "off" or a number from 1 to 1000, not "${String(input)}"`,
  }),
  ALERT_WEBHOOK_URL: webAddress().optional(),
  ALERT_EMAIL: emailAddresses(),
  ALERT_SMTP_URL: smtpUrl().optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ENDPOINT: webAddress().optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: ({ input }) => `must be silent, error, warn, info or debug, not "${String(input)}"`,
    })
    .default('info'),
  BACKUP_DIR: optionalText,
  BACKUPS_KEPT: wholeNumber(1, 10_000).default(7),
  METRICS_PORT: port().optional(),
  CMS_METRICS_PORT: port().optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  WORKER: onOff('on'),
  CDN_PURGE_URL: webAddress().optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: [\x21-\x7e][\x20-\x7e]*$/, 'must be like "Authorization: Bearer ..."')
    .transform(
      (header) => /^([^:]+): (.*)$/.exec(header)!.slice(1) as [name: string, value: string],
    )
    .optional(),
  VERBOSE: z
    .stringbool({ error: ({ input }) => `must be 1 or 0, not "${String(input)}"` })
    .default(false),
})

type Settings = z.output<typeof schema>

/** A variable that cannot be used; the message is one sentence that names it. */
export class EnvironmentError extends Error {}

/** The settings of `.env.example`. Paths are absolute; addresses have no trailing slash. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(withoutEmpty(variables))
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
    verbose: settings.VERBOSE,
  }
}

export const environment = readEnvironment(process.env)

function generatedSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
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
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/** An unescaped "/", "?" or "#" ends the host, so that the rest of the password and the real host follow after it. */
function hasWholePassword(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return !(pathname + search + hash).includes('@')
}
