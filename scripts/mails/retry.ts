import { reportFailure, runOnDatabase } from '#scripts/launch/run-on-database.ts'

runOnDatabase(['scripts/mails/retry-mails.ts']).catch(reportFailure)
