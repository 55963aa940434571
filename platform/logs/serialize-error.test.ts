import { describe, expect, it } from 'vitest'
import {
  messageForLog,
  messageForOutbox,
  removeQueryParameters,
  serializeError,
} from './serialize-error.ts'

const errorWith = (message: string, details: object) => Object.assign(new Error(message), details)
const to = 'asha@example.com'

describe('error messages for the log', () => {
  it.each([
    ['550 5.1.1 <asha@example.com>: unknown', '550 5.1.1'],
    ['450-4.2.1 asha@example.com is busy', '450-4.2.1'],
    ['421 asha@example.com', '421'],
    ['asha@example.com is unknown', 'no code'],
  ])('reduces the mail server response %j to %j', (response, codes) => {
    const refusal = errorWith(`Refused: ${response}`, {
      response,
      command: 'RCPT TO',
      rejected: [to],
    })
    expect(messageForLog(refusal)).toBe(`the mail server answered ${codes} to RCPT TO`)
  })

  it('keeps the whole message of a failed connection', () => {
    const away = errorWith('getaddrinfo ENOTFOUND smtp.example.com', {
      code: 'EDNS',
      command: 'CONN',
    })
    expect(messageForLog(away)).toBe(away.message)
  })

  it('omits an invalid address', () => {
    const wrong = errorWith(`Invalid recipient "${to}"`, { code: 'EENVELOPE', command: 'API' })
    expect(messageForLog(wrong)).toBe('EENVELOPE at API')
  })

  it('keeps only the code of a failed query, at any depth of causes', () => {
    const cause = errorWith('duplicate key', { code: '23505', detail: `Key (to)=(${to})` })
    const query = Object.assign(new Error(`Failed query, params: ${to}`, { cause }), {
      params: [to],
    })
    for (const error of [cause, query, new Error(to, { cause: query })]) {
      expect(messageForLog(error)).toBe('the database refused it (23505)')
    }
    const unsent = errorWith(`Failed query, params: ${to}`, { params: [to] })
    expect(messageForLog(unsent)).toBe('the query failed')
  })

  it('keeps the driver message of an unanswered query', () => {
    const cause = new Error('Query read timeout')
    const query = Object.assign(new Error(`Failed query, params: ${to}`, { cause }), {
      params: [to],
    })
    expect(messageForLog(query)).toBe('Query read timeout')
  })

  it('names the table and column of a rejected query', () => {
    const refused = errorWith('null value', {
      severity: 'ERROR',
      code: '23502',
      table: 'bookings',
      column: 'name',
    })
    expect(messageForLog(refused)).toBe('the database refused it (23502, bookings.name)')
  })

  it('keeps the message and stack of other errors, and values that are no errors', () => {
    expect(serializeError(new TypeError('x is undefined'))).toEqual({
      reason: 'x is undefined',
      stack: expect.stringMatching(/^ {4}at /) as string,
    })
    expect(serializeError('gone')).toEqual({ reason: 'gone' })
  })
})

it('shows staff the words of the mail server without names and addresses', () => {
  const response = '550 5.7.1 <asha@example.com> "Asha Kulkarni": asha@example.com is rejected'
  expect(messageForOutbox(errorWith('Refused', { response, command: 'DATA' }))).toBe(
    '550 5.7.1 … …: … is rejected',
  )
  expect(messageForOutbox(errorWith('Failed', { params: [to] }))).toBe('the query failed')
})

it('removes query parameters from messages', () => {
  expect(removeQueryParameters(`Failed query: insert\nparams: ${to}`)).toBe('Failed query: insert')
  expect(removeQueryParameters({ a: 1 })).toEqual({ a: 1 })
})
