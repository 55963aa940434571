/** Next calls this when the CMS starts. Next also compiles it for the Edge runtime, which has no Node APIs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./start-process.ts')
    await startProcess()
  }
}
