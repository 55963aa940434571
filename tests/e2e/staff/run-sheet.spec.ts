import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { expect, openPage, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { pressTick, waitForCopy } from './run-sheet-copy.ts'

test('stores run sheet ticks offline and sends them when the network returns', async ({
  page,
  context,
  book,
  signInAs,
  database,
}) => {
  const [first, second] = [withRandomSuffix('Rohan'), withRandomSuffix('Asha')]
  const address = 'Hill Road, Bandra West, Mumbai 400050'
  const { reference } = await book({ name: first, address })
  const other = await book({ name: second, address })
  const day = addDays(localDateAt(new Date()), 40)
  for (const each of [reference, other.reference]) await database.movePickup(each, day, '1PM-3PM')
  await signInAs(staff)
  await openPage(page, `/admin/run-sheet?date=${day}&branch=bandra-west`)
  await expectNoViolations(page)
  const button = (name: string) => page.getByRole('button', { name })
  const tick = (name: string) => button(`Picked up from ${name}`)
  await expect(page.getByRole('link', { name: `Call: ${first}` })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('link', { name: `Navigate: ${first}` })).toHaveAttribute(
    'href',
    /Bandra/,
  )
  const pendingTicks = page.getByRole('status').filter({ hasText: 'saved on this phone' })
  // A second tap does not take it back.
  await tick(first).dblclick({ delay: 100 })
  await tick(first).press('Enter')
  await expect(tick(first)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => database.isCollected(reference)).toBe(true)

  await expect(page.getByText('1 of 2 done').first()).toBeVisible()
  await button('Hide done').click()
  await expect(tick(first)).toBeHidden()
  await expectNoViolations(page)

  await waitForCopy(page)
  await context.setOffline(true)
  await tick(second).dblclick({ delay: 100 })
  await expect(pendingTicks).toContainText('1 stop saved')
  await expect(tick(second)).toHaveAttribute('aria-pressed', 'true')
  await button('Hide 1 more').click()
  await expect(tick(second)).toBeHidden()
  await button('Show 2 hidden').click()
  expect(await database.isCollected(other.reference)).toBe(false)
  await context.setOffline(false)
  await expect(pendingTicks).toHaveCount(0)
  await expect.poll(() => database.isCollected(other.reference)).toBe(true)

  // The next visit sends a tick stored before the page closed.
  await context.setOffline(true)
  await pressTick(tick(second), false)
  await expect(pendingTicks).toContainText('1 stop saved')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const nextVisit = await context.newPage()
  await openPage(nextVisit, '/admin/run-sheet')
  await expect.poll(() => database.isCollected(other.reference)).toBe(false)
})

test('stores a delivery tick offline, apart from the pickup of the same booking', async ({
  page,
  context,
  book,
  signInAs,
  database,
}) => {
  const name = withRandomSuffix('Zoya')
  const { reference } = await book({ name, address: 'Hill Road, Bandra West, Mumbai 400050' })
  const day = addDays(localDateAt(new Date()), 42)
  await database.movePickup(reference, day, '9AM-11AM')
  await database.setDelivery(reference, day, '5PM-7PM')
  await signInAs(staff)
  await openPage(page, `/admin/run-sheet?date=${day}&branch=bandra-west`)
  await expectNoViolations(page)
  const tick = page.getByRole('button', { name: `Delivered to ${name}` })
  const pendingTicks = page.getByRole('status').filter({ hasText: 'saved on this phone' })
  await waitForCopy(page)
  await context.setOffline(true)
  await pressTick(tick, true)
  await expect(pendingTicks).toContainText('1 stop saved')
  await expect(page.getByText('2 of 2 done').first()).toBeVisible()
  await pressTick(tick, false)
  await expect(page.getByText('1 of 2 done').first()).toBeVisible()
  await pressTick(tick, true)
  expect(await database.isDelivered(reference)).toBe(false)
  await context.setOffline(false)
  await expect.poll(() => database.isDelivered(reference)).toBe(true)
  await expect(pendingTicks).toHaveCount(0)
})

test('prints each slot of the run sheet on pages of its own', async ({
  page,
  book,
  signInAs,
  database,
}) => {
  const day = addDays(localDateAt(new Date()), 41)
  const stop = {
    address: 'Flat 3, Shanti Niwas Co-operative Housing Society\nHill Road, Mumbai 400050',
    items: '2 bed sheets, 4 pillow covers, 1 blanket',
    instructions: 'Ring twice, the dog barks.',
  }
  const [busy, quiet] = [await book(stop), await book(stop)]
  await database.movePickup(busy.reference, day, '9AM-11AM')
  await database.movePickup(quiet.reference, day, '1PM-3PM')
  await database.copyBooking(busy.reference, 25)
  await signInAs(staff)
  await openPage(page, `/admin/run-sheet?date=${day}&branch=bandra-west`)
  await expect(page.getByText('0 of 26 done')).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)
  // Two for the 26 stops, one for the other slot.
  expect(pages).toHaveLength(3)
})
