import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { expect, it, onTestFinished } from 'vitest'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { startScript } from '#tests/servers/spawned-process.ts'

it('starts from an empty folder, accepts a booking and stops cleanly', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-first-start-'))
  // Also after a timeout. Last, because it stops PostgreSQL at once.
  onTestFinished(removeOnExit(folder))
  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  const product = startScript('scripts/start.ts', {
    variables: { DATA_DIR: path.join(folder, 'data'), SAMPLE_CONTENT: 'off', ...ports },
  })
  const stop = () => {
    product.child.kill('SIGTERM')
    return product.exitCode
  }
  onTestFinished(async () => void (await stop()))
  expect(await product.waitForOutput(/^Ready$/m)).toMatch(
    /^First sign-in: admin@example\.com \/ \S+$/m,
  )
  const site = `http://127.0.0.1:${ports.PORT}`
  expect(await (await fetch(site)).text()).toContain('Schedule Pickup')
  const form = { ...(await openBookingForm(site)), ...bookingFields() }
  expect((await postBooking(site, form)).headers.get('Location')).toMatch(/booked=[0-9A-F]{8}/)
  expect(await stop()).toBe(0)
})
