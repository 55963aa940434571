import { execFileSync } from 'node:child_process'
import { problemWithSubject } from './commit-subject.ts'

/** Checks the subjects of all commits after the one that added this file. */
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const [added] = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'scripts/check-commits.ts')
const subjects = added ? git('log', '--no-merges', '--format=%s', `${added}..HEAD`) : []
for (const subject of subjects) {
  const problem = problemWithSubject(subject)
  if (problem) {
    console.error(`The commit subject "${subject}" ${problem}. See CONTRIBUTING.md, Commits.`)
    process.exitCode = 1
  }
}
