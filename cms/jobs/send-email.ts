import type { TaskConfig } from 'payload'

export const sendEmail: TaskConfig<'send-email'> = {
  slug: 'send-email',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  handler: async () => ({ output: {} }),
}
