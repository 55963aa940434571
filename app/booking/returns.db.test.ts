import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfferedDay } from '#app/booking-fields/use-offered-days.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { computeReturnDate } from '#business/bookings/return/return-date.ts'
import { formatLongDay, localDateAt } from '#business/pickups/local-time.ts'
import type { WorkingDays } from '#business/pickups/pickup-rules.ts'
import { dates } from '#business/words/en.ts'
import type { Booking } from '#payload-types.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as booking from './book.tsx'
import * as daysRoute from './days.ts'

const payload = await testPayload()
const day = openDayFromNow(3)
const none = { dryCleaning: null, laundry: null, shoes: null, express: null }
const usual = { dryCleaning: 3, laundry: 2, shoes: null, express: 1 }

async function publish(workingDays: WorkingDays) {
  const data = { ...openBusiness, bookingPolicy: { workingDays } }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  return vi.waitFor(async () => {
    const { pickupRules } = (await siteContent('en')).business
    expect(pickupRules.workingDays).toEqual(workingDays)
    expect(pickupRules.week).not.toEqual([])
    return pickupRules
  }, waitOptions)
}

async function book(changes: Record<string, string>) {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
  const fields = { ...bookingFields({ date: day }), ...(await formStampFields(3)), ...changes }
  const { location } = await post(booking, '/booking', fields)
  const { docs } = await payload.find({ collection: 'bookings', depth: 0, overrideAccess: true })
  return { location: location!, stored: docs[0] as Booking }
}

const prefillFrom = async (query: string) => (await get(booking, `/booking?${query}`)).data!.prefill

describe('with working days', () => {
  beforeEach(() => publish(usual))

  it('says how long each service takes', async () => {
    const { data } = await get(booking, '/booking')
    expect(data!.durations).toEqual({
      'dry-cleaning': 'Back in 3 working days',
      laundry: 'Back in 2 working days',
      both: 'Back in 3 working days',
      express: 'Back in 1 working day',
    })
  })

  it('has the return day of each service for each pickup day', async () => {
    const rules = await publish(usual)
    const laundry = computeReturnDate(day, { serviceType: 'laundry' }, rules)
    const express = computeReturnDate(day, { serviceType: 'shoes', express: true }, rules)
    const { data } = await get(booking, '/booking')
    const { returns } = data!.days.find(({ date }) => date === day)!
    expect(returns).toMatchObject({ laundry, express })
    expect(returns).not.toHaveProperty('shoes')
    const later = await get(daysRoute, `/booking/days?from=${day}`)
    expect((JSON.parse(later.text) as OfferedDay[])[0]!.returns).toEqual(returns)
  })

  it('fills in express from a link, which replaces an earlier choice', async () => {
    expect(await prefillFrom('service=both&express=on')).toEqual({
      serviceType: 'both',
      express: 'on',
    })
    expect(await prefillFrom('service=laundry')).toEqual({ serviceType: 'laundry', express: '' })
    expect(await prefillFrom('express=on')).toEqual({ express: 'on' })
    expect(await prefillFrom('items=Rugs&express=yes')).toEqual({ items: 'Rugs' })
  })

  it('books express, promises its day and repeats it', async () => {
    const rules = await publish(usual)
    const { location, stored } = await book({ serviceType: 'dry-cleaning', express: 'on' })
    const promisedDate = computeReturnDate(day, { serviceType: 'laundry', express: true }, rules)!
    expect(stored).toMatchObject({ express: true, promisedDate })
    const { booked } = (await get(booking, location)).data!
    expect(booked!.steps[2]!.when).toBe(
      `By ${formatLongDay(promisedDate, dates, localDateAt(new Date()))}, evening`,
    )
    const manage = new URL(location, 'http://localhost').searchParams.get('manage')
    expect(await prefillFrom(`again=${manage}`)).toMatchObject({ express: 'on' })
  })

  it('books without express unless it is ticked', async () => {
    expect((await book({})).stored.express).toBe(false)
    expect((await book({ express: 'perhaps' })).stored.express).toBe(false)
  })
})

describe('without working days', () => {
  beforeEach(() => publish(none))

  it('promises nothing and ignores express', async () => {
    const { data } = await get(booking, '/booking?service=both&express=on')
    expect(data).toMatchObject({ durations: {}, prefill: { serviceType: 'both' } })
    expect(data!.prefill).not.toHaveProperty('express')
    expect(data!.days.find(({ date }) => date === day)!.returns).toEqual({})
    const { location, stored } = await book({ express: 'on' })
    expect(stored).toMatchObject({ express: false, promisedDate: null })
    expect((await get(booking, location)).data!.booked!.steps[2]!.when).toBe('Once clean')
  })
})
