import { Writable } from 'node:stream'
import { vi } from 'vitest'
import { log, logTo } from '#platform/logs/log.ts'

/** What the log says from now on until mocks are restored, as the lines that it would write. */
export function logLines(): string[] {
  const lines: string[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString())
      done()
    },
  })
  const written = logTo(stream, 'debug')
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(log, level).mockImplementation(written[level].bind(written))
  }
  return lines
}
