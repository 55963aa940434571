/** Mailed to the owner at once, and again each day. */
export const alerts = {
  /** `since`: formatted day and time. */
  mail: (since: string) => ({
    title: 'Email is not being sent',
    detail: `Emails have been waiting since ${since}, and none has been sent. Bookings are still stored. Saaf keeps trying for about a day. Check the mail server (SMTP_URL) before then. Its error messages are in the CMS under Sent mail.`,
  }),
  disk: (hostname: string) => ({
    title: `The disk of ${hostname} is nearly full`,
    detail:
      'The disk is almost full or unreadable. When it is full, bookings fail. Free some space on the disk of DATA_DIR.',
  }),
  /** `age`: a sentence about the last backup. */
  backup: (age: string) => ({ title: 'There is no recent backup', detail: age }),
}
