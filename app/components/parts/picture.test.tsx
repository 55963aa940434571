import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const shirt = {
  filename: 'shirt.jpg',
  src: '/media/shirt.webp',
  srcSetAvif: '/media/shirt-480.avif 480w',
  srcSetWebp: '/media/shirt-480.webp 480w',
  width: 1200,
  height: 900,
  alt: 'A shirt',
  focus: null,
}
const shown = (focus: string | null) =>
  renderToStaticMarkup(<Picture picture={{ ...shirt, focus }} sizes="100vw" />)

it('is cut around the point that its editor chose, and around its centre otherwise', () => {
  expect(shown('20% 75%')).toContain('style="object-position:20% 75%"')
  expect(shown(null)).not.toContain('style=')
})
