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
const render = (focus: { x: number; y: number } | null) =>
  renderToStaticMarkup(<Picture picture={{ ...shirt, focus }} sizes="100vw" />)

it('crops around the chosen focal point, or else around the centre', () => {
  expect(render({ x: 20, y: 75 })).toContain('class="focal-x-20 focal-y-75"')
  expect(render({ x: 0, y: 97.6 })).toContain('class="focal-x-0 focal-y-100"')
  expect(render(null)).not.toContain('class=')
})
