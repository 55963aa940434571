/**
 * The advisory locks of this database: numbers that nothing else in it locks. Each is let go by the end of the
 * transaction, or of the connection, that took it. PostgreSQL 13.3.5
 */
export const advisoryLocks = {
  /** Who serves an embedded database. */
  server: 1998_01,
  /** Who migrates. */
  migrator: 1998_02,
  /** Which worker keeps house. */
  worker: 1998_03,
  /** Who changes branches, of which one is the main one. */
  branches: 1998_04,
  /** Who changes accounts, of which one is an admin's. */
  accounts: 1998_05,
  /** Who takes a place in a slot; with a hash of its day and time. */
  slot: 1998_06,
  /** Who books with a phone; with a hash of the phone. */
  phone: 1998_07,
  /** Who backs up. */
  backup: 1998_08,
} as const
