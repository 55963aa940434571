/** PostgreSQL releases an advisory lock with its transaction or connection (PostgreSQL, 13.3.5). */
export const advisoryLocks = {
  /** The process that serves an embedded database. */
  server: 1998_01,
  migrator: 1998_02,
  /** The worker that runs maintenance. */
  worker: 1998_03,
  /** For changes to branches: one is always the main branch. */
  branches: 1998_04,
  /** For changes to accounts: one is always an admin. */
  accounts: 1998_05,
  /** For taking a place, with a hash of the day and time. */
  slot: 1998_06,
  /** For recognising a first order, with a hash of the phone. */
  phone: 1998_07,
  backup: 1998_08,
  /** For naming a picture, with a hash of the name. */
  pictureName: 1998_09,
} as const
