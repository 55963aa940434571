import { handleEndpoints } from 'payload'
import { expect, it, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import * as login from '#app/staff/sign-in/sign-in.tsx'
import * as signOut from '#app/staff/sign-in/sign-out.ts'
import config from '#payload.config.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { post, readCookie } from '#tests/helpers/http/route-request.ts'

// Set before the imports read it.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.saaf.example'
  process.env.CMS_URL = 'https://www.saaf.example'
})

const payload = await testPayload()

function signInAtCms(email: string) {
  const body = JSON.stringify({ email, password })
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request('http://localhost/api/users/login', { method: 'POST', headers, body })
  return handleEndpoints({ config, request })
}

it('marks every staff cookie as Secure when the site uses https', async () => {
  const { email } = await createUserWithRole(payload, 'staff')
  const signedIn = await post(login, '/admin/login', { email, password })
  const { value: token } = readCookie(signedIn, 'payload-token')!
  const signedOut = await post(signOut, '/admin/sign-out', {}, { as: { token } })
  for (const answer of [signedIn, signedOut]) {
    for (const name of ['payload-token', 'toast']) {
      expect(readCookie(answer, name)?.attributes, name).toHaveProperty('secure')
      expect(readCookie(answer, name)?.attributes, name).toHaveProperty('httponly')
    }
  }
  const session = readCookie(await signInAtCms(email), 'payload-token')?.attributes
  expect(session).toHaveProperty('secure')
  expect(session).toHaveProperty('httponly')
  expect(session).toMatchObject({ path: '/', samesite: 'Lax' })
})

it('marks the cookies of a new booking as Secure when the site uses https', async () => {
  const fields = bookingFields({ date: openDayFromNow(3) })
  const booked = await post(booking, '/booking', { ...fields, ...(await formStampFields(3)) })
  for (const name of ['bookings', 'toast']) {
    expect(readCookie(booked, name)?.attributes, name).toHaveProperty('secure')
    expect(readCookie(booked, name)?.attributes, name).toHaveProperty('httponly')
  }
})
