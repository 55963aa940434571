import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { SignInForm } from './sign-in-form.tsx'

it('asks for the code, and without scripts for the password again', () => {
  const render = (asksCode: boolean) => {
    const initialValue = { email: 'asha@saaf.example' }
    const reply = {
      savedForm: null,
      isSignedIn: false,
      asksCode,
      isWrongPassword: false,
      toast: null,
    }
    const form = <SignInForm next="" forgotHref="" reply={{ ...reply, result: { initialValue } }} />
    const router = createMemoryRouter([{ path: '/', element: form }])
    return renderToStaticMarkup(<RouterProvider router={router} />)
  }
  const withCode = render(true)
  expect(withCode).toContain(staffWords.twoFactor.passwordAgain)
  expect(withCode).toContain('value="asha@saaf.example"')
  expect(withCode).toMatch(/<input(?=[^>]*name="code")(?=[^>]*autocomplete="one-time-code")/i)
  expect(withCode).toMatch(
    /<input(?=[^>]*name="password")(?=[^>]*type="password")(?=[^>]*autocomplete="current-password")/i,
  )
  const withoutCode = render(false)
  expect(withoutCode).not.toContain(staffWords.twoFactor.passwordAgain)
  expect(withoutCode).not.toContain('name="code"')
})
