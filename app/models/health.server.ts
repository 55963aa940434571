import { databaseAnswers } from '#cms/database/health.ts'
import { payloadClient } from './payload.server.ts'

/** Whether this process can reach the database at this moment. Never throws. */
export function databaseIsUp(): Promise<boolean> {
  return payloadClient().then(databaseAnswers, () => false)
}
