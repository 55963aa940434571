import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { exitWithParent, runQuietly, startServer } from './child-process.ts'

const quiet = { verbose: false }

it('keeps what a program prints, for whoever has to say that it failed', async () => {
  const failing =
    "console.log('3 modules transformed'); console.error('a warning'); process.exitCode = 3"
  const { code, said } = await runQuietly(['-e', failing], {}, quiet)
  expect(code).toBe(3)
  expect(said.trim().split('\n').sort()).toEqual(['3 modules transformed', 'a warning'])
})

it('passes on what servers print, but not what each start makes them print', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {})
  const lines = [
    '▲ Next.js 16.4.5',
    '- Local:         http://localhost:3001',
    '✓ Ready in 256ms',
    '',
    '{"level":"error","time":"2026-11-22T06:30:00.000Z","msg":"Mail 7 could not be sent"}',
    'GET /booking could not be answered',
  ]
  const server = startServer(['-e', `console.log(${JSON.stringify(lines.join('\n'))})`], {}, quiet)
  await once(server, 'close')
  expect(shown.mock.calls.flat()).toEqual([
    expect.stringMatching(/\[\d\d:\d\d:\d\d\] ERROR: Mail 7 could not be sent$/),
    'GET /booking could not be answered',
  ])
})

it('a server whose starter was killed does not report for ever that nobody reads its reports', async () => {
  const reporting = `
    let reports = 0
    process.on('uncaughtException', (error) => { reports += 1; process.stderr.write(String(error)) })
    process.on('SIGTERM', () => setTimeout(() => process.exit(Math.min(reports, 100)), 200))
    setInterval(() => process.stderr.write('The database closed a connection'), 10)`
  const server = spawn(process.execPath, ['--import', exitWithParent, '-e', reporting], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, EXIT_WITH_PARENT: String(process.pid) },
  })
  await once(server.stderr!, 'data')
  server.stderr!.destroy()
  server.disconnect()
  expect(await once(server, 'exit')).toEqual([0, null])
})
