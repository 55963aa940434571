import { contact } from '#business/words/en.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { contactFields, fillContactForm } from '#tests/e2e/contact-form.ts'
import { expect, test, waitForFormScripts, withRandomSuffix } from '#tests/e2e/fixtures.ts'

test('focuses the error summary, keeps the input offline, and sends the message to staff', async ({
  page,
  expectMailsAbout,
}) => {
  const subject = withRandomSuffix('Curtains')
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Privacy (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await page.getByLabel('Email', { exact: true }).fill('asha@')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '4 things need your attention' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  )
  await summary.getByRole('link', { name: 'Please enter a subject.' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()

  await fillContactForm(page, { Subject: subject })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message not sent')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    /^Your message may not have reached us\..* \+91 22 4000 1998/,
  )
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(contactFields.Message)

  await page.context().setOffline(false)
  await page.route('**/contact.data*', async (route) => {
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByText('We will get back to you shortly.')).toBeVisible()
  await expect(page.getByRole('status').getByText(contact.received)).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')

  const [mail] = await expectMailsAbout(subject, 1)
  expect(mail?.text).toContain('They are two metres long.')
  expect(mail?.replyTo).toMatchObject([{ address: contactFields.Email }])
})

test('shows server errors and success when lazy scripts fail to load', async ({
  page,
  expectMailsAbout,
}) => {
  const subject = withRandomSuffix('Half the scripts')
  await page.goto('/contact')
  await waitForFormScripts(page)
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  await page.getByLabel('Name', { exact: true }).fill(contactFields.Name)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('3 things need your attention')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(contactFields.Email)
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(contact.subjectRequired)

  await fillContactForm(page, { Subject: subject })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible()
  await expectMailsAbout(subject, 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows errors, keeps the input, and sends the message', async ({
    page,
    passFillTime,
    expectMailsAbout,
  }) => {
    const subject = withRandomSuffix('No script')
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill(contactFields.Name)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('3 things need your attention')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(contactFields.Name)

    await fillContactForm(page, { Subject: subject })
    await passFillTime()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expectMailsAbout(subject, 1)
  })
})
