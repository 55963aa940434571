import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { sendContactMessage } from '#tests/e2e/contact-form.ts'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('answers a message by mail and removes it from the list', async ({
  page,
  signInAs,
  expectMailsAbout,
}) => {
  const subject = withRandomSuffix('Wedding order')
  await sendContactMessage(page, { Subject: subject, Message: 'Three lehengas by Friday?' })
  const [staffMail] = await expectMailsAbout(subject, 1)
  await signInAs(staff)
  const { pathname } = new URL(/Open the message (\S+)/.exec(staffMail!.text!)![1]!)
  await page.goto(pathname)
  const article = page.getByRole('article', { name: subject })
  await expect(article).toContainText('Three lehengas by Friday?')
  await expectNoViolations(page)
  await page.getByLabel('Answer by email').fill('Yes, by Thursday.')
  await page.getByRole('button', { name: 'Send to meera@example.com' }).click()
  await expect(page.getByText('Answer on its way')).toBeVisible()
  await expect(article).toContainText('Yes, by Thursday.')
  const mails = await expectMailsAbout(subject, 2)
  const answer = mails.find((mail) => mail.subject === `Re: ${subject}`)
  expect(answer?.text).toContain('Yes, by Thursday.')
  expect(answer?.text).toContain('Three lehengas by Friday?')
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0)
})
