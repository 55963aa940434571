/** Next also compiles this for Edge, without Node APIs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./start-process.ts')
    await startProcess()
  }
}
