// Fails if a shipped package has a high advisory that is not accepted.

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { type AcceptedAdvisories, reportAdvisories } from '#scripts/audit/report-advisories.ts'

const acceptedFile = new URL('audit/accepted-advisories.json', import.meta.url)

const accepted = JSON.parse(await readFile(acceptedFile, 'utf8')) as AcceptedAdvisories
const printed = await new Promise<string>((resolve) => {
  // npm exits with 1 if it finds advisories, and still prints its report.
  execFile('npm', ['audit', '--omit=dev', '--json'], (_error, stdout) => resolve(stdout))
})
const { lines, requiresAction } = reportAdvisories(JSON.parse(printed), {
  accepted,
  today: new Date().toISOString().slice(0, 10),
})
console.log(lines.join('\n') || 'No known advisories.')
if (requiresAction) process.exitCode = 1
