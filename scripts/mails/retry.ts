import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'

/** `npm run mail:retry`. */
runOnDatabase(['scripts/mails/retry-mails.ts']).catch(sayProblem)
