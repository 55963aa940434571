import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wrongCodesMailCooldownSeconds } from '#business/accounts/two-factor.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { personWithTwoFactor, wrongCode } from '#tests/helpers/accounts/two-factor.ts'
import { resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { readCookie } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
let mailServer: MailServer

beforeEach(async () => {
  mailServer = await resetBusiness(payload)
  // In the past: PostgreSQL's clock decides which mails are due.
  const now = Date.now() - 2 * wrongCodesMailCooldownSeconds * 1000
  vi.useFakeTimers({ toFake: ['Date'], now })
})

afterEach(async () => {
  vi.useRealTimers()
  await mailServer.stop()
})

const advanceTime = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

function post(path: string, body: object, device?: string) {
  const request = new Request(`http://localhost:3001/api/users/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(device && { Cookie: `saaf-known-device=${device}` }),
    },
  })
  return handleEndpoints({ config, request })
}

const deviceCookie = ({ headers }: Response) => readCookie({ headers }, 'saaf-known-device')!.value

async function signIn(email: string, code: string, device?: string) {
  const answer = await post('login', { email, password, code }, device)
  const { errors } = (await answer.clone().json()) as { errors?: { message: string }[] }
  const waitSeconds = Number(answer.headers.get('Retry-After'))
  return { status: answer.status, waitSeconds, message: errors?.[0]?.message, answer }
}

async function guessThreeTimes(email: string, key: string, device?: string) {
  for (let guess = 0; guess < 3; guess += 1) {
    expect((await signIn(email, wrongCode(key), device)).status).toBe(401)
  }
}

describe('the pause after wrong codes', () => {
  it('doubles from the third wrong code on, and then accepts a right code', async () => {
    const { email, key, nextCode } = await personWithTwoFactor(payload)
    await guessThreeTimes(email, key)
    for (const seconds of [60, 120]) {
      const refused = await signIn(email, nextCode())
      expect(refused).toMatchObject({
        status: 429,
        waitSeconds: seconds,
        message: staffWords.twoFactor.tooOften(seconds),
      })
      advanceTime(seconds - 1)
      expect((await signIn(email, nextCode())).status).toBe(429)
      advanceTime(1)
      expect((await signIn(email, wrongCode(key))).status).toBe(401)
    }
    advanceTime(240)
    expect((await signIn(email, nextCode())).status).toBe(200)
  })

  it('starts even when many codes arrive together', async () => {
    const { email, key } = await personWithTwoFactor(payload)
    const guesses = Array.from({ length: 8 }, () => signIn(email, wrongCode(key)))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('does not count attempts during the pause as wrong passwords', async () => {
    const { email, key, nextCode } = await personWithTwoFactor(payload)
    await guessThreeTimes(email, key)
    expect((await signIn(email, nextCode())).status).toBe(429)
    await vi.waitFor(async () => {
      const { rows } = await drizzle.execute(
        sql`SELECT points FROM rate_limits WHERE key LIKE 'signIn account %'`,
      )
      expect(rows).toEqual([{ points: 3 }])
    }, waitOptions)
  })
})

describe('a known device', () => {
  it('signs in while a stranger guesses, and has a separate pause', async () => {
    const { email, key, nextCode } = await personWithTwoFactor(payload)
    const device = deviceCookie((await signIn(email, nextCode())).answer)
    await guessThreeTimes(email, key)
    advanceTime(30)
    expect((await signIn(email, nextCode())).status).toBe(429)
    expect((await signIn(email, nextCode(), device)).status).toBe(200)

    await guessThreeTimes(email, key, device)
    advanceTime(30)
    expect((await signIn(email, nextCode(), device)).status).toBe(429)
  })

  it('can be the device that opened a password reset link', async () => {
    const { email, key, nextCode } = await personWithTwoFactor(payload)
    await guessThreeTimes(email, key)
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const device = deviceCookie(await post('reset-password', { token, password }))
    expect((await signIn(email, nextCode())).status).toBe(429)
    expect((await signIn(email, nextCode(), device)).status).toBe(200)
  })
})

describe('the mail about wrong codes', () => {
  const mails = async () => {
    await sendAllMails(payload)
    return mailServer.received
  }

  it('reaches the owner after the third wrong code, with the time and what to do', async () => {
    const { email, key } = await personWithTwoFactor(payload, 'staff')
    await signIn(email, wrongCode(key))
    await signIn(email, wrongCode(key))
    expect(await mails()).toEqual([])
    const time = formatInstant(new Date())
    await signIn(email, wrongCode(key))
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail!.recipients).toEqual([email])
    expect(mail!.subject).toBe(staffWords.accountMails.wrongCodes.subject)
    expect(mail!.text).toContain(`On ${time} IST`)
    expect(mail!.text).toContain('Change your password now')
    expect(mail!.html).toContain(`"${environment.cmsUrl}/cms/account"`)
  })

  it('is sent once an hour, even when several devices send wrong codes', async () => {
    const { email, key, nextCode } = await personWithTwoFactor(payload)
    const device = deviceCookie((await signIn(email, nextCode())).answer)
    await guessThreeTimes(email, key)
    await guessThreeTimes(email, key, device)
    expect(await mails()).toHaveLength(1)
    advanceTime(wrongCodesMailCooldownSeconds)
    await signIn(email, wrongCode(key))
    expect(await mails()).toHaveLength(2)
  })

  it('is not sent after wrong passwords', async () => {
    const { email, nextCode } = await personWithTwoFactor(payload)
    for (let guess = 0; guess < 3; guess += 1) {
      await post('login', { email, password: 'a wrong password', code: nextCode() })
    }
    expect(await mails()).toEqual([])
  })
})
