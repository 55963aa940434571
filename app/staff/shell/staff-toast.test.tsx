import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StaffToast } from './staff-toast.tsx'

it('shows an error once without scripts', () => {
  const toast = { kind: 'error', title: 'Not saved', description: 'Try again.' } as const
  const html = renderToStaticMarkup(<StaffToast toast={toast} />)
  expect(html.match(/Not saved/g)).toHaveLength(1)
  expect(html.match(/Try again\./g)).toHaveLength(1)
})
