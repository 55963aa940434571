import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { oncePerDay } from './once-per-day.ts'

const payload = {} as Payload
const evening = new Date('2026-11-26T23:59:59+05:30')
const midnight = new Date('2026-11-27T00:00:00+05:30')

it('runs a task until nothing remains, and again on the next day in Mumbai', async () => {
  const task = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
  const daily = oncePerDay(task)
  expect(await daily(payload, evening)).toBe(true)
  await daily(payload, evening)
  await daily(payload, evening)
  expect(task).toHaveBeenCalledTimes(2)
  await daily(payload, midnight)
  expect(task).toHaveBeenCalledTimes(3)
})

it('runs a failed task again', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('Unavailable')).mockResolvedValue(false)
  const daily = oncePerDay(task)
  await expect(daily(payload, evening)).rejects.toThrow('Unavailable')
  await daily(payload, evening)
  expect(task).toHaveBeenCalledTimes(2)
})
