import diagnosticsChannel from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { environment } from '#environment.ts'
import { cmsSecurityHeaders } from '#security-headers.ts'

/**
 * Every answer of this process has the security headers: pages, REST and Next's own files, for which Next has no one place
 * that knows the settings of this start. A page says more precisely, in cms/proxy.ts, which scripts it runs.
 */
export function dressAnswers(): void {
  const headers = Object.entries(cmsSecurityHeaders(environment))
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    for (const [name, value] of headers) response.setHeader(name, value)
  })
}
