import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { plainPicture } from '#tests/helpers/pictures.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { Installation, makeTemporaryFolder } from './installation.ts'
import { openRunbook } from './runbook.ts'

const english = wordsFor(defaultLanguage)

const isRoot = process.getuid?.() === 0

it('runs as root, because it mounts a disk', () => {
  expect(isRoot || !process.env.CI, 'Run this test with sudo.').toBe(true)
})

describe.runIf(isRoot)('when the disk is full', async () => {
  const runbook = await openRunbook('The disk is full')
  let disk: string
  let product: Installation
  let session: string

  beforeAll(async () => {
    product = await Installation.create(async () => {
      disk = await makeTemporaryFolder()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk])
      return disk
    })
    await product.start()
    session = (await product.signIn())!
    expect(session).not.toBeNull()
  })

  afterAll(async () => {
    await product?.stop()
    if (disk) execFileSync('umount', ['--lazy', disk])
    await product?.remove()
  })

  async function fillDisk(): Promise<void> {
    const backups = path.join(product.dataDir, 'backups')
    await mkdir(backups, { recursive: true })
    for (let day = 1; (await statfs(disk)).bavail > 0; day += 1) {
      const stamp = `202611${String(day).padStart(2, '0')}T033000Z`
      const file = await open(path.join(backups, `saaf-${stamp}.tar.gz`), 'a')
      await file.appendFile(Buffer.alloc(40 * 2 ** 20)).catch(() => {})
      await file.close()
    }
  }

  async function upload(): Promise<number> {
    const body = new FormData()
    const picture = await plainPicture(48, 32).png().toBuffer()
    body.append('file', new Blob([new Uint8Array(picture)]), `${randomUUID()}.png`)
    body.append('_payload', JSON.stringify({ alt: 'Plain' }))
    const { headers } = product.sessionInit(session)
    const response = await fetch(`${product.cms}/api/media`, { method: 'POST', headers, body })
    await response.text()
    return response.status
  }

  const readServerLog = () => readFile(path.join(product.dataDir, 'postgres/server.log'), 'utf8')

  async function expectAllMailsSent(): Promise<void> {
    const references = await product.readReferences()
    expect(references).not.toEqual([])
    runbook.quote('npm run mail:retry')
    await product.run('npm run --silent mail:retry')
    await vi.waitFor(() => {
      const subjects = new Set(product.mailServer.received.map(({ subject }) => subject))
      for (const reference of references) {
        const ofBooking = [...subjects].filter((subject) => subject?.includes(reference))
        expect(ofBooking, reference).toHaveLength(2)
      }
    }, waitOptions)
  }

  it('recovers with the commands of the runbook and keeps every acknowledged booking', async () => {
    const acknowledged: string[] = []
    const recordBooking = ({ reference }: { reference: string | null }) =>
      reference && acknowledged.push(reference)
    recordBooking(await product.book())
    expect(acknowledged).toHaveLength(1)
    expect(await upload()).toBe(201)

    await fillDisk()
    // PostgreSQL first uses the space that it has already allocated.
    const refused = await vi.waitUntil(async () => {
      const response = await product.book()
      recordBooking(response)
      return response.reference ? null : response
    }, waitOptions)
    expect(refused.status).toBe(503)
    expect(refused.html).toContain(runbook.quote(english.booking.failed))
    expect(refused.html).toContain('Asha Kulkarni')
    expect(await upload()).not.toBe(201)
    expect(await product.readMetric('saaf_data_free_bytes')).toBe(0)
    expect(await readServerLog()).toContain(runbook.quote('No space left on device'))
    expect((await fetch(product.site)).status).toBe(200)
    expect(await product.run(runbook.command('df -h'))).toContain('100%')
    expect(await product.run(runbook.command('du -xh'))).toMatch(/backups$/m)

    await product.run(runbook.command('ls .data/backups'))
    await product.run(runbook.command('find .data'))
    await vi.waitFor(async () => {
      expect(await product.run(runbook.command('curl'))).toMatch(/"ok".+"ok"/s)
      const response = await product.book()
      recordBooking(response)
      expect(response.status).toBe(302)
    }, waitOptions)
    expect(await upload()).toBe(201)
    expect((await product.readReferences()).sort()).toEqual(acknowledged.sort())
    await expectAllMailsSent()
  })

  it('restarts PostgreSQL after it stopped without space for its write-ahead log', async () => {
    const { reference: acknowledged } = await product.book()
    const before = await product.readReferences()
    expect(before).toContain(acknowledged)
    await fillDisk()
    const fillWal = `SELECT pg_logical_emit_message(true, 'test', repeat('x', 100000000))`
    await expect(product.query(fillWal)).rejects.toThrow()
    await product.process.waitForOutput(/The bundled PostgreSQL stopped unexpectedly/)
    runbook.quote('The bundled PostgreSQL stopped unexpectedly')
    expect(await product.fetchHealthStatus()).toBe(503)
    const form = { requestKey: randomUUID() }
    expect((await product.book(form)).status).toBe(503)
    expect((await fetch(product.site)).status).toBe(200)

    await product.run(runbook.command('ls .data/backups'))
    await vi.waitFor(async () => expect(await product.fetchHealthStatus()).toBe(200), waitOptions)
    const reference = await product.bookWithRetries(form)
    expect((await product.readReferences()).sort()).toEqual([...before, reference].sort())
    await expectAllMailsSent()
  })
})
