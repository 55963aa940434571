import { expect, it } from 'vitest'
import { describeBackupAge } from './backups.ts'

const now = new Date('2026-11-23T03:00:00Z')
const at = (time: string) => describeBackupAge(new Date(time), now)

it('describes the age of the last backup, and calls it old from two days on', () => {
  expect(at('2026-11-23T02:58:30Z')).toEqual({ text: 'Last backup 1 minute ago.', isOld: false })
  expect(at('2026-11-21T03:00:00.001Z')).toEqual({
    text: 'Last backup 1 day ago.',
    isOld: false,
  })
  expect(at('2026-11-21T03:00:00Z')).toEqual({
    text: 'Last backup 2 days ago. Run “npm run backup” every day.',
    isOld: true,
  })
})

it('reports a missing backup', () => {
  expect(describeBackupAge(null, now)).toEqual({
    text: 'There is no backup yet. Run “npm run backup” to make one.',
    isOld: true,
  })
})
