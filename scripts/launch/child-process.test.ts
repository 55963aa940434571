import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { exitWithParentUrl, runNodeAndCapture, startServer } from './child-process.ts'

const quiet = { verbose: false }

it('returns the output of a failing program', async () => {
  const failing =
    "console.log('3 modules transformed'); console.error('a warning'); process.exitCode = 3"
  const { code, output } = await runNodeAndCapture(['-e', failing], {}, quiet)
  expect(code).toBe(3)
  expect(output.trim().split('\n').sort()).toEqual(['3 modules transformed', 'a warning'])
})

it('shows the output of servers without their start-up messages', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const lines = [
    '▲ Next.js 16.4.5',
    '- Local:         http://localhost:3001',
    '✓ Ready in 256ms',
    '',
    '{"level":"error","time":"2026-11-22T06:30:00.000Z","msg":"Email 7 could not be sent"}',
    'GET /booking could not be answered',
  ]
  const server = startServer(['-e', `console.log(${JSON.stringify(lines.join('\n'))})`], {}, quiet)
  await once(server, 'close')
  expect(printed.mock.calls.flat()).toEqual([
    expect.stringMatching(/\[\d\d:\d\d:\d\d\] ERROR: Email 7 could not be sent$/),
    'GET /booking could not be answered',
  ])
})

it('ends a server whose parent was killed, without endless error reports', async () => {
  const reporting = `
    let reports = 0
    process.on('uncaughtException', (error) => { reports += 1; process.stderr.write(String(error)) })
    process.on('SIGTERM', () => setTimeout(() => process.exit(Math.min(reports, 100)), 200))
    setInterval(() => process.stderr.write('The database closed a connection'), 10)`
  const server = spawn(process.execPath, ['--import', exitWithParentUrl, '-e', reporting], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, EXIT_WITH_PARENT: String(process.pid) },
  })
  await once(server.stderr!, 'data')
  server.stderr!.destroy()
  server.disconnect()
  expect(await once(server, 'exit')).toEqual([0, null])
})
