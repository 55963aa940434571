import { vi } from 'vitest'
import { worker } from './worker.ts'

// Packages stay loaded, because loading Payload is slow.
vi.resetModules()
worker.testVariables = undefined
worker.testPayload = undefined
worker.isSiteListening = undefined
