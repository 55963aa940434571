import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'

runOnDatabase(['scripts/mails/retry-mails.ts']).catch(sayProblem)
