import type { Config } from 'payload'
import { largestUploadBytes } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'

export const uploadLimits: Config['upload'] = {
  limits: { fileSize: largestUploadBytes, files: 1 },
  abortOnLimit: true,
  responseOnLimit: staffWords.picture.tooLarge,
}
