import { Writable } from 'node:stream'
import { vi } from 'vitest'
import { createLog, log } from '#platform/logs/log.ts'

export function captureLogLines(): string[] {
  const lines: string[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString())
      done()
    },
  })
  const logger = createLog(stream, 'debug')
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(log, level).mockImplementation(logger[level].bind(logger))
  }
  return lines
}
