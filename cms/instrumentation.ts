/** The worker lives in the cms process: it starts with it, not with the first visitor of the admin. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startWorker } = await import('#cms/worker/start-worker.ts')
  // Not waited for: without a database the server still answers that it is unwell.
  void startWorker()
}
