import { config } from 'zod'

// zod would build faster validators with `new Function`, and tries out whether it may. Our content security policy
// forbids that, and browsers report each try.
config({ jitless: true })
