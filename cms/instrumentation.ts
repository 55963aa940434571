/** Next calls it when the CMS starts. It compiles this file for the Edge runtime too, which has nothing of Node. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./start-process.ts')
    await startProcess()
  }
}
