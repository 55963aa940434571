/**
 * Writes into the log what could not be done, and why. Of a failed query only the database's own sentence and where it
 * was asked: its parameters are what visitors have entered, which nothing would ever erase from a log.
 */
export function logFailure(what: string, error: unknown): void {
  const query = findQuery(error)
  console.error(what, query ? reasonOf(query) : error)
}

/** The error itself, or what it says was its cause, where that is a query. */
function findQuery(error: unknown): Error | null {
  if (!(error instanceof Error)) return null
  return 'params' in error || 'detail' in error ? error : findQuery(error.cause)
}

function reasonOf(query: Error): string {
  const reason = query.cause instanceof Error ? query.cause : query
  if ('params' in reason) return 'The query failed.'
  const code = 'code' in reason ? ` (${String(reason.code)})` : ''
  return `${reason.stack ?? reason.message}${code}`
}
