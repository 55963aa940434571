import { setTimeout } from 'node:timers/promises'
import { leastFillSeconds } from '#business/against-abuse'
import { stampName } from '../../app/human-check'

/** Opens the page of a form, and gives what it has to be sent with, once a person could have filled it. */
export async function openForm(address: string): Promise<Record<string, string>> {
  const page = await (await fetch(address)).text()
  const [, stamp] = new RegExp(`name="${stampName}" value="([^"]+)"`).exec(page) ?? []
  if (!stamp) throw new Error(`${address} has no form.`)
  await setTimeout(leastFillSeconds * 1000)
  return { [stampName]: stamp }
}
