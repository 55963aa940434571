import { stat } from 'node:fs/promises'
import { takeBackup } from '#scripts/backup/take-backup.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'
import { readSettings } from '#scripts/launch/settings.ts'

async function backUp(): Promise<void> {
  const settings = await readSettings()
  const { file, manifest } = await takeBackup(settings, new Date())
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  console.log(`Backed up to ${file} (${megabytes} MB, schema ${manifest.schema}).`)
  if (manifest.pictures === 'bucket') {
    console.log('The backup does not include the pictures in S3.')
  }
}

backUp().catch(reportFailure)
