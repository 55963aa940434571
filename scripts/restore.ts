import path from 'node:path'
import { entryNames } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine, reportFailure } from '#scripts/launch/command-line.ts'
import { readSettings } from '#scripts/launch/settings.ts'

async function restore(): Promise<void> {
  const { file: name, isSet } = readCommandLine(process.argv.slice(2), ['replace'])
  if (!name) throw new CommandError('Add the name of the backup: npm run restore -- saaf-….tar.gz')
  const file = path.resolve(name)
  const settings = await readSettings()
  const { manifest, bookings, previousState } = await restoreBackup(settings, {
    file,
    replace: isSet('replace'),
    now: new Date(),
  })
  console.log(`Restored the backup of ${manifest.madeAt} (bookings: ${bookings}). Start Saaf now.`)
  if ((manifest.pictures === 'bucket') !== Boolean(settings.s3)) {
    console.log(
      manifest.pictures === 'bucket'
        ? 'The pictures of this backup are in the S3 bucket that was used then. Set S3_BUCKET, or copy them to DATA_DIR/media.'
        : 'The pictures of this backup are in DATA_DIR/media. Copy them to the S3 bucket, or remove S3_BUCKET.',
    )
  }
  console.log(
    manifest.files[entryNames.secret] && !process.env.PAYLOAD_SECRET
      ? 'The secret of the backup is in DATA_DIR/secret.'
      : 'Set PAYLOAD_SECRET to the value that was used when the backup was made. Links in emails and two-factor authentication need it.',
  )
  if (previousState)
    console.log(`The previous data is in ${previousState}: delete it when you no longer need it.`)
}

restore().catch(reportFailure)
