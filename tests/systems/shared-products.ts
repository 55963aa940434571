import type { FullConfig } from '@playwright/test'
import { preparedSystem } from './prepared-system.ts'
import { type Product, startProduct } from './product.ts'
import { joinRunningProduct, runningProduct } from './running-product.ts'

/**
 * Starts a product for each of Playwright's workers, so that they do not meet, or joins the one that is running; stops
 * what it started when all is done.
 */
export default async function startSharedProducts({ workers }: FullConfig) {
  const start = runningProduct ? () => joinRunningProduct(runningProduct!) : startProduct
  // Once, and not by each of them.
  if (!runningProduct) await preparedSystem()
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

/** That of one of the workers that run at the same time, counted from 0. */
export function sharedProduct(parallelIndex: number): Omit<Product, 'stop'> {
  return (JSON.parse(process.env.SHARED_PRODUCTS!) as Product[])[parallelIndex]!
}
