import { constants, setPriority } from 'node:os'

/** Starts the worker, metrics and health monitor. */
export async function startProcess(): Promise<void> {
  // Give the site CPU priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { noticeEnd } = await import('#cms/http/ending.ts')
  noticeEnd()
  const { prepareEveryRequest } = await import('#cms/http/every-request.ts')
  prepareEveryRequest()
  const { environment } = await import('#environment.ts')
  const { newerSchemaAt } = await import('#platform/database/migrations/required-migrations.ts')
  const schemaError = await newerSchemaAt(environment.databaseUrl)
  if (schemaError) {
    console.error(schemaError)
    process.exit(1)
  }
  if (environment.worker) {
    const { startWorker } = await import('#cms/worker/start-worker.ts')
    startWorker()
  }
  const { startMetrics } = await import('#cms/worker/watch/start-metrics.ts')
  startMetrics()
  const { keepWatch } = await import('#cms/worker/watch/watch.ts')
  void keepWatch()
}
