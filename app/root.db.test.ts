import { expect, it } from 'vitest'
import { errorPages } from '#business/words/en/error-pages.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as root from './root.tsx'

it('loads the words of error pages', async () => {
  const answer = await get(root, '/services')
  expect(answer.data).toMatchObject({ words: { errorPages } })
})
