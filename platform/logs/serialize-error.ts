interface ErrorDetails extends Error {
  code?: string | number
  command?: string
  response?: string
  table?: string
  column?: string
  constraint?: string
}

/**
 * Returns the error message without personal data, which nothing erases from logs. Mail server
 * responses keep their codes (RFC 5321, RFC 3463), PostgreSQL errors their code and constraint or
 * column. Other errors keep everything.
 */
export function messageForLog(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, command, response, message } = error as ErrorDetails
  if (response) return `the mail server answered ${extractCodes(response)} to ${command}`
  // Only connection errors contain no address.
  if (command) return command === 'CONN' ? message : `${code} at ${command}`
  const query = findQuery(error)
  return query ? queryReason(query) : message
}

/** Adds the stack, for `err` in log lines. */
export function serializeError(error: unknown): { reason: string; stack?: string } {
  const reason = messageForLog(error)
  const frames = error instanceof Error ? (error.stack ?? '').match(/^ {4}at .*$/gm) : null
  return frames ? { reason, stack: frames.join('\n') } : { reason }
}

/** Returns, for staff, the mail server's own words without names and addresses. */
export function messageForOutbox(error: unknown): string {
  const response = error instanceof Error ? (error as ErrorDetails).response : undefined
  return response
    ? response.slice(0, 500).replace(/<[^>]*>|"[^"]*"|[^\s:]*@[^\s:]*/g, '…')
    : messageForLog(error)
}

/** Removes the parameters from a message or its `msg`. */
export function removeQueryParameters(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.split('\nparams:', 1)[0]
  const { msg } = (entry ?? {}) as { msg?: unknown }
  return typeof msg === 'string' ? { ...(entry as object), msg: removeQueryParameters(msg) } : entry
}

function extractCodes(response: string): string {
  return /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? 'no code'
}

function queryReason(error: ErrorDetails): string {
  const { code, constraint, table, column, message } = error
  if ('params' in error) return 'the query failed'
  // A connection error of the driver.
  if (!isFromPostgres(error)) return message || String(code)
  const about = constraint ?? [table, column].filter(Boolean).join('.')
  return `the database refused it (${[code, about].filter(Boolean).join(', ')})`
}

/** Searches the chain of causes. */
function findQuery(error: Error): ErrorDetails | null {
  if (isFromPostgres(error)) return error
  const { cause } = error
  const deeper = cause instanceof Error ? findQuery(cause) : null
  if (deeper || !('params' in error)) return deeper
  return cause instanceof Error ? cause : error
}

function isFromPostgres(error: Error): boolean {
  return 'severity' in error || 'detail' in error
}
