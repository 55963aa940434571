/** Mails to an address until somebody opens a link that was mailed to it. */
export const unopenedMailLimits = { hour: 6, day: 20 } as const

/**
 * Returns one spelling for addresses of one mailbox, for counting only: without case, `+tag`, and
 * the dots that Gmail ignores; international domains in ASCII.
 */
export function normalizeRecipient(address: string): string {
  const trimmed = address.normalize('NFKC').trim().toLowerCase()
  const at = trimmed.lastIndexOf('@')
  if (at < 0) return trimmed
  const mailbox = trimmed.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = asciiDomain(trimmed.slice(at + 1).replace(/\.$/, ''))
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}
