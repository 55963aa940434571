import pg from 'pg'

/** Advice for the operator. Codes: PostgreSQL, Appendix A. */
export function explainDatabaseError(
  error: unknown,
  url = process.env.DATABASE_URL,
): string | null {
  const found = findDatabaseError(error)
  if (!found) return null
  const { code, message } = found
  if (code === '42501') {
    return `The user in DATABASE_URL lacks a permission (${message}). Run this as the owner of the database: ${grantFor(message, url)}`
  }
  if (code === '42703') {
    return `The tables do not match this version of Saaf (${message}). Start the version that created them, restore a backup, or set DATABASE_URL to an empty database.`
  }
  if (code === '53100') {
    return `The disk of the database is full (${message}). Free some space, then try again.`
  }
  return null
}

/** The statement may have taken effect or not. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  const isServersEnd = error instanceof pg.DatabaseError && code?.startsWith('57P') === true
  return (
    isServersEnd || code === 'ECONNRESET' || /^Connection terminated|not queryable/.test(message)
  )
}

/** Drizzle and Payload wrap database errors. */
function findDatabaseError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error
  return error instanceof Error ? findDatabaseError(error.cause) : null
}

function grantFor(message: string, url = ''): string {
  const { username, pathname } = URL.canParse(url) ? new URL(url) : { username: '', pathname: '' }
  const role = pg.escapeIdentifier(decodeURIComponent(username) || 'role')
  if (message.startsWith('permission denied to create extension')) {
    const database = pg.escapeIdentifier(decodeURIComponent(pathname.slice(1)) || 'database')
    return `GRANT CREATE ON DATABASE ${database} TO ${role};`
  }
  const [, owned, ofOthers] = /^must be owner of (\w+) (\S+)$/.exec(message) ?? []
  if (owned && ofOthers) return `ALTER ${owned.toUpperCase()} ${ofOthers} OWNER TO ${role};`
  const [, kind, name] = /^permission denied for (\w+) (\S+)$/.exec(message) ?? []
  return kind && name && kind !== 'schema'
    ? `GRANT ALL ON ${kind.toUpperCase()} ${name} TO ${role};`
    : `GRANT ALL ON SCHEMA ${name ?? 'public'} TO ${role};`
}
