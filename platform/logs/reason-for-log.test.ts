import { describe, expect, it } from 'vitest'
import { faultForLog, reasonForLog, reasonForOutbox, withoutParameters } from './reason-for-log.ts'

const fault = (message: string, details: object) => Object.assign(new Error(message), details)
const to = 'asha@example.com'

describe('what a log keeps of why something failed', () => {
  it.each([
    ['550 5.1.1 <asha@example.com>: unknown', '550 5.1.1'],
    ['450-4.2.1 asha@example.com is busy', '450-4.2.1'],
    ['421 asha@example.com', '421'],
    ['asha@example.com is unknown', 'no code'],
  ])('is of the answer %j its codes', (response, codes) => {
    const refusal = fault(`Refused: ${response}`, { response, command: 'RCPT TO', rejected: [to] })
    expect(reasonForLog(refusal)).toBe(`the mail server answered ${codes} to RCPT TO`)
  })

  it('is of a connection that did not come about all that is known', () => {
    const away = fault('getaddrinfo ENOTFOUND smtp.example.com', { code: 'EDNS', command: 'CONN' })
    expect(reasonForLog(away)).toBe(away.message)
  })

  it('is of an address that is none not the address', () => {
    const wrong = fault(`Invalid recipient "${to}"`, { code: 'EENVELOPE', command: 'API' })
    expect(reasonForLog(wrong)).toBe('EENVELOPE at API')
  })

  it('is of a query its code, however deep it stands', () => {
    const cause = fault('duplicate key', { code: '23505', detail: `Key (to)=(${to})` })
    const query = Object.assign(new Error(`Failed query, params: ${to}`, { cause }), {
      params: [to],
    })
    for (const error of [cause, query, new Error(to, { cause: query })]) {
      expect(reasonForLog(error)).toBe('the database refused it (23505)')
    }
    const unsent = fault(`Failed query, params: ${to}`, { params: [to] })
    expect(reasonForLog(unsent)).toBe('the query failed')
  })

  it('is of a query that had no answer what the driver says', () => {
    const cause = new Error('Query read timeout')
    const query = Object.assign(new Error(`Failed query, params: ${to}`, { cause }), {
      params: [to],
    })
    expect(reasonForLog(query)).toBe('Query read timeout')
  })

  it('is of a query that was refused what it was about', () => {
    const refused = fault('null value', {
      severity: 'ERROR',
      code: '23502',
      table: 'bookings',
      column: 'name',
    })
    expect(reasonForLog(refused)).toBe('the database refused it (23502, bookings.name)')
  })

  it('is of a fault of our own what it says and where it was made, and of what is no error what it is', () => {
    expect(faultForLog(new TypeError('x is undefined'))).toEqual({
      reason: 'x is undefined',
      stack: expect.stringMatching(/^ {4}at /) as string,
    })
    expect(faultForLog('gone')).toEqual({ reason: 'gone' })
  })
})

it('staff read why a mail did not go in the words of the mail server, without whom it names', () => {
  const response = '550 5.7.1 <asha@example.com> "Asha Kulkarni": asha@example.com is rejected'
  expect(reasonForOutbox(fault('Refused', { response, command: 'DATA' }))).toBe(
    '550 5.7.1 … …: … is rejected',
  )
  expect(reasonForOutbox(fault('Failed', { params: [to] }))).toBe('the query failed')
})

it('others’ sentences about a failed query end before what was to be stored', () => {
  expect(withoutParameters(`Failed query: insert\nparams: ${to}`)).toBe('Failed query: insert')
  expect(withoutParameters({ a: 1 })).toEqual({ a: 1 })
})
