import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import * as staffWords from '#business/words/staff.ts'
import config from '#payload.config.ts'
import { errorResponse } from '#platform/api/error-response.ts'

const post = REST_POST(config)

export const GET = REST_GET(config)
export const POST: typeof post = (request, context) =>
  // Payload does not catch invalid JSON in a POST that overrides the method to GET.
  post(request, context).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
    return errorResponse(staffWords.requestErrors.unreadable, 400)
  })
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
