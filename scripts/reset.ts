import { createInterface } from 'node:readline'
import { resetInstallation, type ResetQuestion } from '#scripts/backup/reset-installation.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'
import { readSettings } from '#scripts/launch/settings.ts'

async function reset(): Promise<void> {
  const settings = await readSettings()
  const file = await resetInstallation(settings, {
    now: new Date(),
    ask: async ({ shopName, bookings }: ResetQuestion) => {
      console.log(
        `This deletes everything in Saaf: all bookings (${bookings}), messages, emails, accounts, pages, prices and ${
          settings.s3 ? 'entries of pictures (the files stay in the bucket)' : 'pictures'
        }. Settings, the secret, backups and written .eml files stay. A backup is made first.`,
      )
      console.log(`To continue, type the name of the shop: ${shopName}`)
      return readLine()
    },
  })
  console.log(
    `Saaf is empty. The backup is ${file}. The next start is a first start again: it prints the password of the first admin.`,
  )
}

/** Empty at the end of the input. */
async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: false })
  for await (const line of lines) return line
  return ''
}

reset().catch(reportFailure)
