import * as z from 'zod/mini'
import * as messages from '#business/words/messages.ts'

/** Accepts a site path, or web, mailto or tel address. Rejects addresses that browsers execute. */
export const linkSchema = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(
    (address) =>
      /^\/(?![/\\])\S*$/.test(address) ||
      /^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d -]+)$/.test(address),
    messages.content.linkInvalid,
  ),
)

/** Accepts addresses such as `https://www.instagram.com/saaf`. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: messages.content.webAddressInvalid })
  .check(z.maxLength(500, messages.content.webAddressInvalid))
