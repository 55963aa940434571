import { constants, setPriority } from 'node:os'

/** Starts what the CMS process runs besides requests: the worker, metrics and alerts. */
export async function startProcess(): Promise<void> {
  // Where they share processors, visitors go before mails and editors.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { noticeEnd } = await import('#cms/http/ending.ts')
  noticeEnd()
  const { prepareEveryRequest } = await import('#cms/http/every-request.ts')
  prepareEveryRequest()
  const { environment } = await import('#environment.ts')
  const { newerSchemaAt } = await import('#platform/database/migrations/required-migrations.ts')
  const misfit = await newerSchemaAt(environment.databaseUrl)
  if (misfit) {
    console.error(misfit)
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
