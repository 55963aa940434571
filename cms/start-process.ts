import { constants, setPriority } from 'node:os'

export async function startProcess(): Promise<void> {
  // Give the site CPU priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { listenForShutdownSignals } = await import('#cms/http/shutdown.ts')
  listenForShutdownSignals()
  const { installRequestMiddleware } = await import('#cms/http/request-middleware.ts')
  installRequestMiddleware()
  const { environment } = await import('#environment.ts')
  const { checkSchemaCompatibility } = await import('#platform/database/migrations.ts')
  const schemaError = await checkSchemaCompatibility(environment.databaseUrl)
  if (schemaError) {
    console.error(schemaError)
    process.exit(1)
  }
  const { startWorker } = await import('#cms/worker/start-worker.ts')
  startWorker()
  const { startMetrics } = await import('#cms/worker/start-metrics.ts')
  startMetrics()
}
