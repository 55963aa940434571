// Shorter than the lease of a mail, unless the server is slow to answer each command.
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

export function smtpSettings(url: string) {
  return { url, ...timeouts }
}
