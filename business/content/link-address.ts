import { z } from 'zod'
import { messages } from '#business/words/messages.ts'

/** A path on this site, or an address on the web, of a mailbox or of a phone. Nothing that a browser would run. */
export const linkAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (address) =>
      /^\/(?!\/)\S*$/.test(address) ||
      /^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d -]+)$/.test(address),
    messages.content.linkInvalid,
  )

/** An address on the web: `https://www.instagram.com/saaf`. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: messages.content.webAddressInvalid })
  .max(500, messages.content.webAddressInvalid)
