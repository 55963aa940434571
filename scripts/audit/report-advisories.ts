import { z } from 'zod'

/** Output of `npm audit --json`. A text in `via` names another entry. */
const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
})

/** By GHSA id. `until` is inclusive (YYYY-MM-DD). */
export type AcceptedAdvisories = Record<string, { package: string; until: string; reason: string }>

export interface AdvisoryReport {
  /** Markdown */
  lines: string[]
  requiresAction: boolean
}

/** Throws if `audit` is not a report, such as a registry's error. */
export function reportAdvisories(
  audit: unknown,
  { accepted, today }: { accepted: AcceptedAdvisories; today: string },
): AdvisoryReport {
  const parsed = auditSchema.safeParse(audit)
  if (!parsed.success) {
    throw new Error(`npm audit did not return a report: ${JSON.stringify(audit).slice(0, 300)}`)
  }
  const found = Object.values(parsed.data.vulnerabilities).flatMap(({ via }) => via)
  const advisories = new Map(
    found.flatMap((via) => (typeof via === 'string' ? [] : [[via.url, via] as const])),
  )
  const report: AdvisoryReport = { lines: [], requiresAction: false }
  for (const { name, title, url, severity, range } of advisories.values()) {
    const entry = accepted[url.split('/').at(-1)!]
    const isAccepted = entry !== undefined && entry.until >= today
    if (!isAccepted && (severity === 'high' || severity === 'critical'))
      report.requiresAction = true
    const note = entry ? `${isAccepted ? 'accepted' : 'ACCEPTED ONLY'} until ${entry.until}` : 'new'
    report.lines.push(`- **${severity}**, ${note}: ${name} ${range}, ${title}, ${url}`)
  }
  return report
}
