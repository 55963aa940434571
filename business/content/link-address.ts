import * as z from 'zod/mini'
import * as messages from '#business/words/messages.ts'

/** A path on this site, or an address on the web, of a mailbox or of a phone. Nothing that a browser would run. */
export const linkAddress = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(
    (address) =>
      /^\/(?!\/)\S*$/.test(address) ||
      /^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d -]+)$/.test(address),
    messages.content.linkInvalid,
  ),
)

/** An address on the web: `https://www.instagram.com/saaf`. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: messages.content.webAddressInvalid })
  .check(z.maxLength(500, messages.content.webAddressInvalid))
