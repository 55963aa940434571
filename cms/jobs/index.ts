import type { JobsConfig } from 'payload'
import { sendMails } from './send-mails.ts'

/** What the worker does. Only it runs jobs, and only the product's own code queues them, never a request from outside. */
export const jobs: JobsConfig = {
  tasks: [sendMails],
  access: { run: () => false, queue: () => false, cancel: () => false },
  deleteJobOnComplete: true,
}
