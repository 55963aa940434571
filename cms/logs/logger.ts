import { type Config, defaultLoggerOptions } from 'payload'

/**
 * What Payload logs. That it refuses something, such as a wrong password or a change that came too late, is no fault of
 * the system: one line, without a stack.
 */
export const logger = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, log) {
        const [entry, explanation] = args as [unknown, unknown]
        const refusal = explanation === undefined && refusalIn(entry)
        if (refusal) this.info(`Refused (${refusal.status}): ${refusal.message}`)
        else log.apply(this, args)
      },
    },
  },
} satisfies Config['logger']

/** Payload logs as `{ err }` what an answer to a request was made from; an `msg` beside says that something else failed. */
function refusalIn(entry: unknown): { status: number; message: string } | null {
  if (!(entry instanceof Object) || !('err' in entry) || 'msg' in entry) return null
  const { err } = entry
  if (!(err instanceof Error) || !('status' in err)) return null
  const status = Number(err.status)
  return status >= 400 && status < 500 ? { status, message: err.message } : null
}
