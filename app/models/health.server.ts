import { databaseAnswers } from '#cms/database-health'
import { payloadClient } from './payload.server'

/** Whether this process can reach the database at this moment. Never throws. */
export function databaseIsUp(): Promise<boolean> {
  return payloadClient().then(databaseAnswers, () => false)
}
