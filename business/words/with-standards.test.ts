import { expect, it } from 'vitest'
import { withStandards } from './with-standards.ts'

const standard = {
  button: 'Book Now',
  links: [{ label: 'Home' }],
  cards: { email: 'Email', hours: 'Hours' },
}

it('leaves what was written, and fills in the rest at any depth', () => {
  const written = { heading: 'Hello', button: 'Go', links: [], cards: { email: '', hours: 'Open' } }
  expect(withStandards(written, standard)).toEqual({
    heading: 'Hello',
    button: 'Go',
    links: [{ label: 'Home' }],
    cards: { email: 'Email', hours: 'Open' },
  })
})

it.each([[undefined], [null], [{}], [{ button: null, links: null, cards: null }]])(
  'is the standard where there is %j',
  (written) => {
    expect(withStandards(written, standard)).toEqual(standard)
  },
)

it('leaves a list of one’s own as it is', () => {
  const links = [{ label: 'Shop' }]
  expect(withStandards({ links }, standard).links).toBe(links)
})
