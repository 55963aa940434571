interface Fault extends Error {
  code?: string | number
  command?: string
  response?: string
}

/**
 * Why something failed, as a log may keep it: nothing ever erases from a log whom a mail server names when it refuses
 * somebody, or what a failed query was to store. Of a mail server's answer that leaves its codes (RFC 5321, RFC 3463);
 * in full it stands on the mail itself. Of a fault of our own it is all there is.
 */
export function reasonForLog(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, command, response, message, stack } = error as Fault
  if (response) {
    const [codes = 'no code'] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? []
    return `the mail server answered ${codes} to ${command}`
  }
  // Only what it says of the connection itself names nobody.
  if (command) return command === 'CONN' ? message : `${code} at ${command}`
  const query = findQuery(error)
  if (query) return `the database refused it (${query.code ?? 'no code'})`
  return stack ?? message
}

/** What PostgreSQL or its driver says of a query, which may stand behind other errors. */
function findQuery(error: Error): Fault | null {
  const { cause } = error
  const deeper = cause instanceof Error ? findQuery(cause) : null
  return deeper ?? ('params' in error || 'detail' in error ? error : null)
}
