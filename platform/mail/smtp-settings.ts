// Below the time after which another worker takes up a mail, unless its server takes long over each word.
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** How a mail server is reached. */
export function smtpSettings(url: string) {
  return { url, ...patience }
}
