import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { environment } from '#environment.ts'
import { typeScriptArgs } from '#scripts/launch/child-process.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { secret } from '#tests/helpers/secret.ts'

const payload = await samplePayload()
const folder = await mkdtemp(path.join(tmpdir(), 'saaf-bookings-'))
const file = path.join(folder, 'bookings.csv')

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  const command = [...typeScriptArgs, 'scripts/bookings/import.ts', ...args]
  const { PATH, HOME } = process.env
  const env = {
    NODE_ENV: 'production' as const,
    PATH,
    HOME,
    DATABASE_URL: environment.databaseUrl,
    PAYLOAD_SECRET: secret,
    DATA_DIR: folder,
  }
  const ended = promisify(execFile)(process.execPath, command, { env })
  return ended.then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    ({ code, stdout, stderr }: Record<'code' | 'stdout' | 'stderr', string>) => ({
      code: Number(code),
      output: `${stdout}${stderr}`.trim(),
    }),
  )
}

it('imports a file after a trial and reports the rejected lines', async () => {
  const line = (start: string, phone: string) =>
    `${start}-1b7a-4b7e-9f43-2c6d5a1e8f90,Asha,${phone},,Hill Road,2019-02-28,11AM-1PM,laundry,,,completed,2019-02-27T04:05:06Z`
  const lines = [bookingColumns.join(), line('0b5c0f6e', '9876543210'), line('0b5c0f6f', '12')]
  await writeFile(file, lines.join('\n'))
  const count = async () =>
    (await payload.count({ collection: 'bookings', overrideAccess: true })).totalDocs

  const reported = /, 0 already here, 1 unreadable\.\nLine 3, phone: .+$/
  const trial = await run(file, '--trial')
  expect(trial).toEqual({ code: 1, output: expect.stringMatching(reported) as string })
  expect(trial.output).toContain('1 to import,')
  expect(await count()).toBe(0)

  const stored = await run(file)
  expect(stored).toEqual({ code: 1, output: expect.stringMatching(reported) as string })
  expect(stored.output).toContain('1 imported,')
  expect(await count()).toBe(1)
})

it('reports a missing argument or file', async () => {
  const [withoutFile, withWrongFile] = await Promise.all([
    run(),
    run(path.join(folder, 'none.csv')),
  ])
  expect(withoutFile).toEqual({
    code: 1,
    output: expect.stringMatching(/^Add the name of the file: /) as string,
  })
  expect(withWrongFile).toEqual({
    code: 1,
    output: expect.stringMatching(/^The file \S+none\.csv cannot be read \(ENOENT\)\.$/) as string,
  })
})
