import path from 'node:path'
import { partNames } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { sayProblem } from '#scripts/launch/on-database.ts'
import { readSettings } from '#scripts/launch/settings.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

async function restore(): Promise<void> {
  const { file: name, isSet } = readCommandLine(process.argv.slice(2), ['replace'])
  if (!name) throw new StartProblem('Say which backup: npm run restore -- saaf-….tar.gz')
  const file = path.resolve(name)
  const settings = await readSettings()
  const { manifest, bookings, before } = await restoreBackup(settings, {
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
    manifest.files[partNames.secret] && !process.env.PAYLOAD_SECRET
      ? 'The secret of the backup is in DATA_DIR/secret.'
      : 'PAYLOAD_SECRET must be the one that the backup was made with: links in mails and two-factor authentication need it.',
  )
  if (before) console.log(`What was there before is in ${before}: remove it when all is well.`)
}

restore().catch(sayProblem)
