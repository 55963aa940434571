interface AlertDetails {
  /** Formatted day and time. */
  since: string
  /** Hostname. */
  host: string
}

/** By mail and chat, after 15 minutes of trouble (`forms`: at once) and on recovery. */
export const alert = {
  mail: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'Email is not being sent',
      detail: `Emails have been waiting since ${since}, and none has been sent. Bookings are still stored. Saaf keeps trying for about a day. Check the mail server (SMTP_URL) before then. Its error messages are in the CMS under Sent mail.`,
    }),
    well: () => ({
      title: 'Email is being sent again',
      detail: 'The waiting emails are sent one after another.',
    }),
  },
  database: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'The database does not answer',
      detail: `The database has not answered since ${since}. Visitors can see the site but cannot book, and staff cannot work. Check the database server (DATABASE_URL).`,
    }),
    well: () => ({
      title: 'The database answers again',
      detail: 'Customers can book again. You do not need to do anything.',
    }),
  },
  disk: {
    unwell: ({ since, host }: AlertDetails) => ({
      title: `The disk of ${host} is nearly full`,
      detail: `The disk has been almost full or unreadable since ${since}. When it is full, bookings fail. Free some space on the disk of DATA_DIR.`,
    }),
    well: ({ host }: AlertDetails) => ({
      title: `The disk of ${host} has free space again`,
      detail: 'You do not need to do anything.',
    }),
  },
  forms: {
    unwell: ({ since }: AlertDetails) => ({
      title: 'Unusually many forms are being sent',
      detail: `By ${since}, more bookings, contact messages or requests for lost links had arrived within an hour than the total limit. Customers can still book, but each phone and internet connection may send only a quarter as much. If the bookings look made up, cancel them and ask your hosting provider to block the sender. If business is good, raise RATE_LIMITS.`,
    }),
    well: () => ({
      title: 'The number of forms is normal again',
      detail: 'The usual limits apply again.',
    }),
  },
} as const
