import { contactMessages } from '#business/words/contact-messages.ts'
import { expect, expectForEveryone, test, unique } from './fixtures.ts'

const written = {
  Name: 'Asha Kulkarni',
  Email: 'asha@example.com',
  Subject: 'Curtains',
  Message: 'How much for six?\nThey are two metres long.',
}

test('a message reaches the staff, who can answer it', async ({ page, mailsAbout }) => {
  const subject = unique('Curtains')
  await page.goto('/contact')
  for (const [label, text] of Object.entries({ ...written, Subject: subject })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.route('**/contact.data*', async (route) => {
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByText('We will get back to you shortly.')).toBeVisible()
  await expect(page.getByRole('status').getByText(contactMessages.received)).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')

  const [mail] = await mailsAbout(subject, 1)
  expect(mail?.text).toContain('They are two metres long.')
  expect(mail?.replyTo).toMatchObject([{ address: 'asha@example.com' }])
})

test('what is missing is said beside each field and in a summary that takes focus', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Email', { exact: true }).fill('asha@')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const summary = page.getByRole('alert').filter({ hasText: '4 things need your attention' })
  await expect(summary).toBeFocused()
  await expectForEveryone(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  )
  await summary.getByRole('link', { name: 'Please enter a subject.' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
})

test('a message that does not reach the server stays in the form', async ({ page }) => {
  await page.goto('/contact')
  for (const [label, text] of Object.entries(written)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.route('**/contact.data*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message not sent')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    /^Your message may not have reached us\..* \+91 22 4000 1998/,
  )
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(written.Message)
})

test('where no more scripts can be loaded, the server says what is wrong, and the page what was done', async ({
  page,
  mailsAbout,
}) => {
  const subject = unique('Half the scripts')
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  await page.getByLabel('Name', { exact: true }).fill(written.Name)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('3 things need your attention')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(written.Email)
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(
    contactMessages.subjectRequired,
  )

  for (const [label, text] of Object.entries({ ...written, Subject: subject })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible()
  await mailsAbout(subject, 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says what is wrong, keeps what was written, and sends', async ({
    page,
    fillTimeOver,
    mailsAbout,
  }) => {
    const subject = unique('No script')
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill(written.Name)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('3 things need your attention')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(written.Name)

    for (const [label, text] of Object.entries({ ...written, Subject: subject })) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await fillTimeOver()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await mailsAbout(subject, 1)
  })
})
