import type { UserChannel } from '#business/bookings/events.ts'

export interface AnswerCommand {
  text: string
  /** Refused if there are more. */
  expectedAnswerCount?: number
}

declare module 'payload' {
  /** Set by Local API calls; REST and the CMS cannot set it. */
  export interface RequestContext {
    /** Default: the CMS. */
    channel?: UserChannel
    answer?: AnswerCommand
    /** The two-factor code. */
    twoFactorCode?: string
    /** For the first admin, whose password the operator chooses. */
    allowWeakPassword?: boolean
    hadAdmin?: boolean
    /** The editor's lock on the document outlives this write. */
    hasKeptLock?: boolean
    /** Set by hooks. The CMS shows it once the change is stored. */
    notice?: string
    isEmailConfirmed?: boolean
    /** Restores a version. Fields that require a password keep their value. */
    isRestore?: boolean
  }
}
