import type { Config } from 'payload'
import * as messages from '#business/words/messages.ts'
import { largestUploadBytes } from '#business/words/picture-limits.ts'

export const uploadLimits: Config['upload'] = {
  limits: { fileSize: largestUploadBytes, files: 1 },
  abortOnLimit: true,
  responseOnLimit: messages.picture.tooLarge,
}
