import * as z from 'zod/mini'
import * as staffWords from '#business/words/staff.ts'

/** Accepts a site path, or web, mailto or tel address. Rejects addresses that browsers execute. */
export const linkSchema = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(
    (address) =>
      /^\/(?![/\\])\S*$/.test(address) ||
      /^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d -]+)$/.test(address),
    staffWords.content.linkInvalid,
  ),
)

/** Accepts addresses such as `https://www.instagram.com/saaf`. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: staffWords.content.webAddressInvalid })
  .check(z.maxLength(500, staffWords.content.webAddressInvalid))
