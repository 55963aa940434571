/** What the cms process does from its start on. The worker lives in it, and waits for no visitor of the admin. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { prepareEveryRequest } = await import('#cms/http/every-request.ts')
  prepareEveryRequest()
  const { startWorker } = await import('#cms/worker/start-worker.ts')
  // Not waited for: without a database the server still answers that it is unwell.
  void startWorker()
}
