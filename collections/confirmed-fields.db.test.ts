import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Branch } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { startTwoFactorSetup } from '#platform/two-factor/two-factor.ts'
import {
  callRestApi,
  createPerson,
  type Fields,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { createSample } from '#tests/access/samples.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
payload.logger.level = 'silent'
const { missing } = staffWords.ownPassword
const { wrongPassword } = staffWords.twoFactor
const published = { _status: 'published' }
const payee = { bills: { upiId: 'saaf@okbank', payeeName: 'Saaf Cleaners' } }
const addresses = { staffAddresses: [{ address: 'desk@saaf.example' }] }

let admin: TestPerson
let branch: Branch
let server: MailServer

async function reset() {
  server = await resetBusiness(payload)
  admin = await createPerson(payload, 'admin')
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...payee, ...addresses, _status: 'published' },
    overrideAccess: true,
  })
  const { id } = await createSample(payload, 'branches', admin.user!)
  branch = await payload.update({
    collection: 'branches',
    id,
    data: { email: 'juhu@saaf.example', _status: 'published' },
    overrideAccess: true,
  })
}

const saveGlobal = (data: object, query = '', { token } = admin) =>
  callRestApi(token, 'POST', `globals/business-info?${query}`, JSON.stringify(data))

const saveBranch = (data: object, query = '') =>
  callRestApi(admin.token, 'PATCH', `branches/${branch.id}?${query}`, JSON.stringify(data))

async function readStored() {
  const stored = async (draft: boolean) => {
    const { bills, staffAddresses } = await payload.findGlobal({
      slug: 'business-info',
      draft,
      overrideAccess: true,
    })
    const { email } = await payload.findByID({
      collection: 'branches',
      id: branch.id,
      draft,
      overrideAccess: true,
    })
    const list = staffAddresses?.map(({ address }) => address)
    return { upiId: bills?.upiId, payeeName: bills?.payeeName, list, email }
  }
  return { published: await stored(false), draft: await stored(true) }
}

const readEntries = async () =>
  (await admin.clients.REST.find('activities', { type: { equals: 'recipient-changed' } })).map(
    ({ actor, label, what, from, to }) => [actor, label, what, from, to],
  )

type Save = (more: object, query?: string) => Promise<unknown>
const changes: Record<string, Save> = {
  'the UPI ID': (more, query) => saveGlobal({ bills: { upiId: 'thief@okbank' }, ...more }, query),
  'the UPI ID to nothing': (more, query) => saveGlobal({ bills: { upiId: null }, ...more }, query),
  'the payee name': (more, query) => saveGlobal({ bills: { payeeName: 'Thief' }, ...more }, query),
  'an address': (more, query) =>
    saveGlobal({ staffAddresses: [{ address: 'thief@example.com' }], ...more }, query),
  'the addresses to none': (more, query) => saveGlobal({ staffAddresses: [], ...more }, query),
  'the addresses to none, as the admin sends it': (more, query) =>
    saveGlobal({ staffAddresses: 0, ...more }, query),
  'the email of a branch': (more, query) =>
    saveBranch({ email: 'thief@example.com', ...more }, query),
}

describe('a refused change', () => {
  beforeAll(reset)
  afterAll(() => server.stop())

  describe.each(Object.entries(changes))('of %s', (_, save) => {
    it.each(['', 'draft=true&autosave=true', 'locale=hi', 'select[updatedAt]=true'])(
      'needs the password in a save with %j',
      async (query) => {
        const before = await readStored()
        await expect(save(published, query)).rejects.toMatchObject({
          status: 400,
          message: expect.stringContaining(missing) as string,
        })
        expect(await readStored()).toEqual(before)
        expect(await readEntries()).toEqual([])
        expect(await readOutbox(payload)).toEqual([])
      },
    )
  })

  it.each([
    ['', missing],
    [null, missing],
    [5, missing],
    [{ like: '' }, missing],
    [[password], missing],
    ['a guess of mine', wrongPassword],
  ])('rejects the password %j', async (ownPassword, sentence) => {
    const change = saveGlobal({ bills: { upiId: 'thief@okbank' }, ownPassword })
    await expect(change).rejects.toThrow(sentence)
    expect((await readStored()).draft.upiId).toBe('saaf@okbank')
  })

  it.each(['editor', 'staff'] as const)('by a %s, with any password', async (who) => {
    const person = await createPerson(payload, who)
    const before = await readStored()
    const data: Fields = {
      bills: { upiId: 'thief@okbank' },
      staffAddresses: [],
      ownPassword: password,
    }
    await saveGlobal(data, 'draft=true', person).catch(() => null)
    expect(await readStored()).toEqual(before)
  })
})

describe('a change', () => {
  beforeEach(reset)
  afterEach(() => server.stop())

  it.each(Object.entries(changes))(
    'stores %s with the password, once, with an entry and a mail to each admin',
    async (_, save) => {
      const other = await createPerson(payload, 'admin')
      await createPerson(payload, 'staff')
      const saved = await save({ ...published, ownPassword: password })
      expect(JSON.stringify(saved)).not.toContain(password)
      const entries = await readEntries()
      expect(entries).toHaveLength(1)
      const [actor, , what, from, to] = entries[0]!
      expect(actor).toBe(admin.user!.email)
      await sendAllMails(payload)
      const mails = await readOutbox(payload)
      expect(mails.map(({ to: address }) => address).toSorted()).toEqual(
        [admin.user!.email, other.user!.email].toSorted(),
      )
      expect(mails[0]!.text).toContain(`changed ${what as string} from`)
      expect([from, to]).not.toContain(undefined)
    },
  )

  it('drops pasted spaces around the payee', async () => {
    const bills = { upiId: ' new@okbank\n', payeeName: '\u00a0New Cleaners ' }
    await saveGlobal({ ...published, ownPassword: password, bills })
    expect((await readStored()).published).toMatchObject({
      upiId: 'new@okbank',
      payeeName: 'New Cleaners',
    })
  })

  it('says the old and the new value of each field in one mail', async () => {
    await saveGlobal({
      ...{ ...published, ownPassword: password },
      bills: { upiId: 'new@okbank', payeeName: null },
      staffAddresses: [{ address: 'a@saaf.example' }, { address: 'b@saaf.example' }],
    })
    expect((await readEntries()).map(([, ...rest]) => rest).toSorted()).toEqual([
      [
        'Business and opening hours',
        'Emails for new bookings',
        'desk@saaf.example',
        'a@saaf.example, b@saaf.example',
      ],
      ['Business and opening hours', 'Payee name', 'Saaf Cleaners', 'nothing'],
      ['Business and opening hours', 'UPI ID', 'saaf@okbank', 'new@okbank'],
    ])
    const mails = await readOutbox(payload)
    expect(mails).toMatchObject([{ kind: 'recipient-changed', to: admin.user!.email }])
    expect(mails[0]!.reason!.split('\n')).toHaveLength(3)
  })

  it('needs no password for saves that leave the values as they are', async () => {
    const { docs } = await payload.findGlobalVersions({
      slug: 'business-info',
      overrideAccess: true,
    })
    for (const query of ['', 'draft=true&autosave=true', 'locale=mr']) {
      await saveGlobal({ ...published, foundedYear: 1999 }, query)
      await saveGlobal({ ...docs[0]!.version, ...published, foundedYear: 2000 }, query)
      await saveGlobal({ ...published, bills: {} }, query)
      await saveGlobal({ ...published, bills: { ...payee.bills, gstPercent: 5 } }, query)
      await saveGlobal({ ...published, ...addresses }, query)
      await saveBranch({ ...published, phone: '022 1', email: branch.email }, query)
    }
    expect(await readEntries()).toEqual([])
    expect((await readStored()).published).toEqual({
      ...payee.bills,
      list: ['desk@saaf.example'],
      email: 'juhu@saaf.example',
    })
  })

  it('needs the password for a new branch with an email, and copies none', async () => {
    const { REST } = admin.clients
    const sample = { name: 'Bandra', phone: '022 2', email: 'thief@example.com', ...published }
    const ownPassword = undefined
    await expect(REST.create('branches', { ...sample, ownPassword })).rejects.toThrow(missing)
    const copy = await REST.duplicate('branches', branch.id)
    expect((await REST.read('branches', copy.id, true)).email).toBeFalsy()
    await expect(
      REST.updateWhere(
        'branches',
        { id: { exists: true } },
        { email: 'thief@example.com', ownPassword },
      ),
    ).rejects.toThrow()
    expect((await readStored()).published.email).toBe('juhu@saaf.example')
  })

  it('keeps the current values when an admin restores an older version', async () => {
    const { REST } = admin.clients
    const [version] = await REST.findGlobalVersions('business-info')
    await saveGlobal({ ...published, bills: { upiId: 'new@okbank' }, ownPassword: password })
    await REST.restoreGlobalVersion('business-info', version!.id)
    await saveGlobal(published)
    expect((await readStored()).published.upiId).toBe('new@okbank')
    const [ofBranch] = await REST.findVersions('branches', { parent: { equals: branch.id } })
    await saveBranch({ ...published, email: 'new@saaf.example', ownPassword: password })
    await REST.restoreVersion('branches', ofBranch!.id)
    await saveBranch(published)
    expect((await readStored()).published.email).toBe('new@saaf.example')
  })

  it('counts wrong guesses as sign-in does', async () => {
    const change = (ownPassword: string) =>
      saveGlobal({ bills: { upiId: 'thief@okbank' }, ownPassword }, 'draft=true')
    await expect(change('a guess of mine')).rejects.toThrow(wrongPassword)
    const { rowCount } = await getPostgres(payload).pool.query(
      "UPDATE rate_limits SET points = $1 WHERE key LIKE 'signIn account %' AND points = 1",
      [signInLimits.account],
    )
    expect(rowCount).toBe(1)
    await expect(change(password)).rejects.toThrow(staffWords.signIn.help)
  })

  it('needs a code from admins with two-factor authentication', async () => {
    await startTwoFactorSetup({ payload }, admin.user!.id, new Date())
    await getPostgres(payload).pool.query('UPDATE two_factor SET confirmed_at = now()')
    const change = (code?: unknown) =>
      saveGlobal({ bills: { upiId: 'new@okbank' }, ownPassword: password, code })
    for (const code of [undefined, null, '']) {
      await expect(change(code)).rejects.toThrow(staffWords.twoFactor.needed)
    }
    await expect(change('000000')).rejects.toThrow(staffWords.twoFactor.wrong.slice(0, 20))
    expect((await readStored()).draft.upiId).toBe('saaf@okbank')
  })
})
