import type { FullConfig } from '@playwright/test'
import { preparedSystem } from '#tests/servers/prepared-system.ts'
import { type Product, startProduct } from '#tests/servers/product.ts'
import { joinRunningProduct, runningProductUrl } from '#tests/servers/running-product.ts'

/** One for each Playwright worker, or the running one. Returns a teardown. */
export default async function startSharedProducts({ workers }: FullConfig) {
  const start = runningProductUrl ? () => joinRunningProduct(runningProductUrl!) : startProduct
  // Prepare once, not in every start.
  if (!runningProductUrl) await preparedSystem()
  const started = await Promise.allSettled(Array.from({ length: workers }, start))
  const products = started.filter((start) => start.status === 'fulfilled').map(({ value }) => value)
  const stop = async () => void (await Promise.all(products.map((product) => product.stop())))
  const failed = started.find((start) => start.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  process.env.SHARED_PRODUCTS = JSON.stringify(products)
  return stop
}

export function sharedProduct(parallelIndex: number): Omit<Product, 'stop'> {
  return (JSON.parse(process.env.SHARED_PRODUCTS!) as Product[])[parallelIndex]!
}
