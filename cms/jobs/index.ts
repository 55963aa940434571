import type { JobsConfig } from 'payload'
import { sendEmails } from './send-emails'

/** What the worker does, and how often it looks for work. Only the worker runs and queues jobs, never a request from outside. */
export const jobs: JobsConfig = {
  tasks: [sendEmails],
  autoRun: [{ cron: '* * * * * *', queue: 'mail', limit: 20, silent: { info: true } }],
  access: { run: () => false, queue: () => false, cancel: () => false },
  deleteJobOnComplete: true,
}
