import type { JobsConfig } from 'payload'
import { sendEmail } from './send-email'

/** What the worker does, and how often it looks for work. */
export const jobs: JobsConfig = {
  tasks: [sendEmail],
  autoRun: [{ cron: '* * * * * *', queue: 'mail', limit: 20 }],
  deleteJobOnComplete: true,
}
