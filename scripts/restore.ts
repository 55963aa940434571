import path from 'node:path'
import { entryNames } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { reportFailure } from '#scripts/launch/run-on-database.ts'
import { readSettings } from '#scripts/launch/settings.ts'

async function restore(): Promise<void> {
  const { file: name, isSet } = readCommandLine(process.argv.slice(2), ['replace'])
  if (!name) throw new CommandError('Say which backup: npm run restore -- saaf-….tar.gz')
  const file = path.resolve(name)
  const settings = await readSettings()
  const { manifest, bookings, previousState } = await restoreBackup(settings, {
    file,
    replace: isSet('replace'),
    now: new Date(),
  })
  console.log(`Restored as of ${manifest.madeAt}, with ${bookings} bookings; now start Saaf.`)
  if ((manifest.pictures === 'bucket') !== Boolean(settings.s3)) {
    console.log(
      manifest.pictures === 'bucket'
        ? 'Its pictures are in the bucket that was used then: set S3_BUCKET, or copy them to DATA_DIR/media.'
        : 'Its pictures are in DATA_DIR/media: copy them to the bucket, or unset S3_BUCKET.',
    )
  }
  console.log(
    manifest.files[entryNames.secret] && !process.env.PAYLOAD_SECRET
      ? 'The secret of the backup is in DATA_DIR/secret.'
      : 'PAYLOAD_SECRET must be the one that the backup was made with: links in mails and two-factor authentication need it.',
  )
  if (previousState)
    console.log(`What was there before is in ${previousState}: remove it when all is well.`)
}

restore().catch(reportFailure)
