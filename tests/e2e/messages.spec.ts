import { staff } from '#tests/helpers/accounts/accounts.ts'
import { expectNoViolations } from './accessibility.ts'
import { expect, test, withRandomSuffix } from './fixtures.ts'

test('answers a message by mail and removes it from the list', async ({
  page,
  signInAs,
  expectMailsAbout,
  passFillTime,
}) => {
  const subject = withRandomSuffix('Wedding order')
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Meera Iyer')
  await page.getByLabel('Email').fill('meera@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Three lehengas by Friday?')
  await passFillTime()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
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
