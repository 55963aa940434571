import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { diskIdentity } from './disk-space.ts'

it('identifies a disk folder through a symbolic link', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-disk-'))
  const [one, other, another] = ['one', 'other', 'another'].map((name) => path.join(folder, name))
  await mkdir(one!)
  await symlink(one!, other!)
  await mkdir(another!)
  expect(await diskIdentity(other!)).toBe(await diskIdentity(one!))
  expect(await diskIdentity(another!)).not.toBe(await diskIdentity(one!))
  await rm(folder, { recursive: true })
})
