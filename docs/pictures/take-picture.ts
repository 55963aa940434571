import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'

// Lists and forms are smaller nearly without loss, illustrations with it.
const encodings = [{ nearLossless: true, quality: 60, effort: 6 }, { quality: 80 }]

/** Stores what the window shows as `docs/FILE.webp`, in the smaller encoding. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ animations: 'disabled' })
  const encoded = await Promise.all(encodings.map((options) => sharp(png).webp(options).toBuffer()))
  const [smallest] = encoded.sort((a, b) => a.length - b.length)
  await writeFile(`docs/${file}.webp`, smallest!)
  console.log(`docs/${file}.webp, ${Math.ceil(smallest!.length / 1000)} kB`)
}
