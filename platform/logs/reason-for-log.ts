interface Fault extends Error {
  code?: string | number
  command?: string
  response?: string
  table?: string
  column?: string
  constraint?: string
}

/**
 * Why something failed, as a log may keep it: nothing ever erases from a log whom a mail server names when it refuses
 * somebody, or what a failed query was to store. Of a mail server's answer that leaves its codes (RFC 5321, RFC 3463), of
 * what PostgreSQL refused its code and what it is about. Of a fault of our own it is all there is.
 */
export function reasonForLog(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, command, response, message } = error as Fault
  if (response) return `the mail server answered ${codesOf(response)} to ${command}`
  // Only what it says of the connection itself names nobody.
  if (command) return command === 'CONN' ? message : `${code} at ${command}`
  const query = findQuery(error)
  return query ? reasonOfQuery(query) : message
}

/** The same with where in the code it was, for `err` in a line of the log. */
export function faultForLog(error: unknown): { reason: string; stack?: string } {
  const reason = reasonForLog(error)
  const frames = error instanceof Error ? (error.stack ?? '').match(/^ {4}at .*$/gm) : null
  return frames ? { reason, stack: frames.join('\n') } : { reason }
}

/** What staff read of why a mail did not go: of the mail server's answer its own words, without whom it names. */
export function reasonForOutbox(error: unknown): string {
  const response = error instanceof Error ? (error as Fault).response : undefined
  return response
    ? response.slice(0, 500).replace(/<[^>]*>|"[^"]*"|[^\s:]*@[^\s:]*/g, '…')
    : reasonForLog(error)
}

/** What others have made of a failed query, as a sentence or as its `msg`, without what was to be stored. */
export function withoutParameters(said: unknown): unknown {
  if (typeof said === 'string') return said.split('\nparams:', 1)[0]
  const { msg } = (said ?? {}) as { msg?: unknown }
  return typeof msg === 'string' ? { ...(said as object), msg: withoutParameters(msg) } : said
}

function codesOf(response: string): string {
  return /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? 'no code'
}

function reasonOfQuery(fault: Fault): string {
  const { code, constraint, table, column, message } = fault
  if ('params' in fault) return 'the query failed'
  // What the driver says of its connection.
  if (!isFromPostgres(fault)) return message || String(code)
  const about = constraint ?? [table, column].filter(Boolean).join('.')
  return `the database refused it (${[code, about].filter(Boolean).join(', ')})`
}

/** What went wrong with a query, which may stand behind other errors. */
function findQuery(error: Error): Fault | null {
  if (isFromPostgres(error)) return error
  const { cause } = error
  const deeper = cause instanceof Error ? findQuery(cause) : null
  if (deeper || !('params' in error)) return deeper
  return cause instanceof Error ? cause : error
}

function isFromPostgres(error: Error): boolean {
  return 'severity' in error || 'detail' in error
}
