import { describe, expect, it } from 'vitest'
import { reasonForLog } from './reason-for-log.ts'

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
    expect(reasonForLog(unsent)).toBe('the database refused it (no code)')
  })

  it('is of a fault of our own where it was made, and of what is no error what it says', () => {
    expect(reasonForLog(new TypeError('x is undefined'))).toMatch(
      /^TypeError: x is undefined\n +at /,
    )
    expect(reasonForLog('gone')).toBe('gone')
  })
})
