import { expect, it } from 'vitest'
import { backupAge } from './backup-age.ts'

const now = new Date('2026-11-23T03:00:00Z')
const at = (time: string) => backupAge(new Date(time), now)

it('says how old the last backup is, and from two days on that it is old', () => {
  expect(at('2026-11-23T02:58:30Z')).toEqual({ words: 'Last backup 1 minute ago.', isOld: false })
  expect(at('2026-11-21T03:00:00.001Z')).toEqual({
    words: 'Last backup 1 day ago.',
    isOld: false,
  })
  expect(at('2026-11-21T03:00:00Z')).toEqual({
    words: 'Last backup 2 days ago. “npm run backup” should run every day.',
    isOld: true,
  })
})

it('says that there is none', () => {
  expect(backupAge(null, now)).toEqual({
    words: 'There is no backup yet: “npm run backup” makes one.',
    isOld: true,
  })
})
