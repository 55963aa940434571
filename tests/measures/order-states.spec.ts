import { languageCodes, localPath } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { expect, randomPhone, test, yesterday } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { runStatements } from '#tests/servers/prepared-system.ts'

interface State {
  name: string
  /** Runs after the SQL of earlier states. `order` is the booking. */
  sql?: string[]
  stage: keyof Words['order']['stages']
  shows: (words: Words) => string
  /** Below the page of the order. */
  pages?: string[]
}

const phone = randomPhone()
const amount = '₹1,377'
const unknownKey = 'A'.repeat(43)
const newPickup = `date=${openDayFromNow(4)}&time=1PM-3PM`
const set = (values: string) => `UPDATE bookings SET ${values} WHERE reference = :reference`

const states: State[] = [
  {
    name: 'pending',
    stage: 'pending',
    shows: ({ order }) => order.next.pending,
    pages: ['reschedule', 'reschedule?date=', `reschedule?${newPickup}`, 'cancel'],
  },
  {
    name: 'pending outside the area',
    sql: [set(`address = 'Flat 3, Camp, Pune 411001', branch_id = NULL`)],
    stage: 'pending',
    shows: ({ booked }) =>
      fillSentence(booked.nextSteps.callOutside, { phone: formatPhone(phone), pincode: '411001' }),
  },
  {
    name: 'cancelled',
    sql: [set(`status = 'cancelled', address = 'Flat 3, Hill Road, Mumbai 400050'`)],
    stage: 'cancelled',
    shows: ({ order }) => order.next.cancelled,
  },
  {
    name: 'confirmed',
    sql: [set(`status = 'confirmed'`)],
    stage: 'confirmed',
    shows: ({ order }) => order.next.confirmed,
  },
  {
    name: 'after the time of the pickup',
    sql: [set(`date = '${yesterday()}'`)],
    stage: 'confirmed',
    shows: ({ manage }) => manage.bookAgain,
  },
  {
    name: 'picked up',
    sql: [set('picked_up_at = now()')],
    stage: 'picked-up',
    shows: ({ order }) => order.next['picked-up'],
  },
  {
    name: 'at the shop',
    sql: [set('arrived_at = now()')],
    stage: 'arrived',
    shows: ({ order }) => order.next.arrived,
  },
  {
    name: 'ready',
    sql: [set('ready_at = now()')],
    stage: 'ready',
    shows: ({ order }) => order.next.ready,
    pages: ['delivery'],
  },
  {
    name: 'delivery time chosen',
    sql: [
      set(`delivery_date = '${openDayFromNow(2)}', delivery_time = '5PM-7PM'`),
      ...[
        ['site', 'booked', null, null],
        ['manage-link', 'rescheduled', '2026-11-25, 9AM-11AM', '2026-11-26, 11AM-1PM'],
        ['dashboard', 'rescheduled', '2026-11-26, 11AM-1PM', '2026-11-27, 11AM-1PM'],
        ['dashboard', 'status-changed', 'pending', 'confirmed'],
        ...['picked-up', 'arrived', 'ready'].map((step) => ['dashboard', step, null, null]),
        ['dashboard', 'delivery-chosen', null, '2026-11-28, 3PM-5PM'],
        ['dashboard', 'delivery-chosen', '2026-11-28, 3PM-5PM', null],
        ['manage-link', 'delivery-chosen', null, '2026-11-28, 5PM-7PM'],
      ].map(
        (event) =>
          `INSERT INTO booking_events (booking, created_at, actor, channel, type, "from", "to")
           SELECT id, clock_timestamp(), 'Asha', ${event.map((value) => (value ? `'${value}'` : 'NULL')).join()}
           FROM bookings WHERE reference = :reference`,
      ),
    ],
    stage: 'ready',
    shows: ({ order }) => order.next.deliveryChosen,
    pages: ['delivery'],
  },
  {
    name: 'on its way with an unpaid bill',
    sql: [
      set('dispatched_at = now()'),
      `INSERT INTO bills (booking, lines, express_percent, percent_off, pieces_paise,
         surcharge_paise, discount_paise, total_paise, upi_id, payee_name, gst_number, legal_name,
         gst_percent, tax_paise)
       SELECT id, '[{"item": "Hand-knotted rug", "count": 2, "unitPaise": 51000}]', 50, 10, 102000,
         51000, 15300, 137700, 'saaf@okbank', 'Saaf Cleaners', '27AAAAA0000A1Z5',
         'Saaf Cleaners Pvt Ltd', 18, 21005
       FROM bookings WHERE reference = :reference`,
    ],
    stage: 'dispatched',
    shows: ({ order }) => fillSentence(order.next.unpaid.dispatched, { amount }),
  },
  {
    name: 'delivered and unpaid',
    sql: [set('delivered_at = now()')],
    stage: 'delivered',
    shows: ({ order }) => fillSentence(order.next.unpaid.delivered, { amount }),
  },
  {
    name: 'delivered and paid',
    sql: [
      set(`status = 'completed', completed_at = now()`),
      `UPDATE bills SET paid_at = now(), payment_method = 'upi'
       WHERE booking = (SELECT id::text FROM bookings WHERE reference = :reference)`,
    ],
    stage: 'delivered',
    shows: ({ order }) => order.next.delivered,
  },
  {
    name: 'cancelled after the pickup',
    sql: [set(`status = 'cancelled'`)],
    stage: 'cancelled',
    shows: ({ order }) => order.next.cancelledLate,
  },
  {
    name: 'expired',
    sql: [
      set(
        `date = '2020-02-28', promised_date = NULL, delivery_date = NULL, ready_at = '2020-02-28'`,
      ),
    ],
    stage: 'cancelled',
    shows: ({ manage }) => manage.findAnother,
  },
]

for (const language of languageCodes) {
  const words = wordsFor(language)
  const { booking, bookingFields, order, prices, serviceTypes } = words

  test(
    `is accessible at each stage of an order: ${language}`,
    { tag: '@phone' },
    async ({ page, book, product }) => {
      const { reference, managePath } = await book({ phone, address: 'Hill Road, Mumbai 400050' })
      const orderPath = localPath(language, managePath)
      for (const { name, sql = [], stage, shows, pages = [] } of states) {
        await test.step(name, async () => {
          await runStatements(
            product.databaseUrl,
            sql.map((each) => each.replaceAll(':reference', `'${reference}'`)),
          )
          await page.goto(orderPath)
          await expect(page.getByText(shows(words)).first()).toBeVisible()
          if (name !== 'expired')
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.stages[stage])
          await expectAccessible(page)
          for (const below of pages) {
            await page.goto(`${orderPath}/${below}`)
            await expect(page).toHaveURL(`${orderPath}/${below}`)
            await expectAccessible(page)
          }
        })
      }
    },
  )

  test(
    `is accessible in each step of a booking: ${language}`,
    { tag: '@phone' },
    async ({ page, passFillTime }) => {
      const next = page.getByRole('button', { name: booking.continue })
      const alert = page.getByRole('alert')
      await page.goto(localPath(language, '/booking'))
      await page.getByRole('radio', { name: serviceTypes.laundry.label, exact: true }).check()
      await expectAccessible(page)
      await next.click()
      await next.click()
      await expect(alert).toBeFocused()
      await expectAccessible(page)
      const day = formatLongDate(openDayFromNow(3), words.dates)
      await page.getByRole('radio', { name: day }).check()
      await page.getByRole('radio', { name: words.slots['11AM-1PM'] }).check()
      await expectAccessible(page)
      await next.click()
      await next.click()
      await expect(alert).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel(bookingFields.name.inputLabel).fill('आशा कुलकर्णी')
      await page.getByLabel(bookingFields.phone.inputLabel).fill(randomPhone())
      await page.getByLabel(bookingFields.address.inputLabel).fill('Flat 3, Camp, Pune 411001')
      await page.getByRole('button', { name: prices.estimate }).click()
      await expect(page.getByRole('status').filter({ hasText: prices.startCounting })).toBeVisible()
      await expectAccessible(page)
      await next.click()
      await expect(page.getByRole('heading', { name: booking.review })).toBeVisible()
      await expectAccessible(page)
      await passFillTime()
      await page.getByRole('button', { name: booking.confirm }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: words.booked.heading }),
      ).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(`is accessible in other states: ${language}`, { tag: '@phone' }, async ({ page }) => {
    for (const path of [
      '/?pincode=400053',
      '/?pincode=411001',
      '/locations?pincode=411001',
      '/booking?step=2&service=laundry&pincode=411001',
      '/booking/find?asked',
      `/booking/manage/${unknownKey}`,
    ]) {
      await test.step(path, async () => {
        await page.goto(localPath(language, path))
        await expectAccessible(page)
      })
    }
    await page.goto(localPath(language, '/'))
    for (const name of [words.shell.languages, words.shell.menu]) {
      await page.getByRole('button', { name }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await page.goto(localPath(language, '/booking/find'))
    await page.getByRole('button', { name: words.findBooking.send }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
}
