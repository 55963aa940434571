export const customers = {
  adminsOnly: 'Only admins can open this page. Ask an admin for help.',
  nothingStored: 'No data found for this phone number.',
  cancelFirst: (day: string) => `There is a pickup on ${day}. Cancel it first.`,
  deliverFirst: (reference: string) =>
    `The clothes of booking ${reference} are not delivered yet. Deliver them and complete the booking first.`,
  erased: 'Personal details erased',
  erasedDetail: ({
    bookings,
    messages,
    mails,
  }: Record<'bookings' | 'messages' | 'mails', number>) =>
    `Bookings: ${bookings}. Messages: ${messages}. Emails: ${mails}.`,
  notErased: 'Nothing was erased',
  cannotRestore: 'The personal details of this booking were erased and cannot be restored.',
} as const

interface ImportProblem {
  /** Where the row starts. */
  line: number
  row: number
  column?: string
  sentence: string
}

function formatProblem({ line, row, column, sentence }: ImportProblem): string {
  const place = row === line ? `Line ${line}` : `Line ${line} (row ${row} of a spreadsheet)`
  return `${place}${column ? `, ${column}` : ''}: ${sentence}`
}

export const bookingImport = {
  adminsOnly: 'Only admins can import bookings. Ask an admin for help.',
  empty: 'This file is empty.',
  notText: 'This file is not a UTF-8 CSV file. In Excel, save it as “CSV UTF-8 (comma delimited)”.',
  missingColumns: (columns: string[]) =>
    `These columns are missing: ${columns.join(', ')}. The first line of the file must name them.`,
  malformedFrom: (line: number) =>
    `The file cannot be read from line ${line} on: a quotation mark is missing or misplaced. Only the rows before it were read.`,
  duplicateColumns: (columns: string[]) =>
    `These columns are in the file twice: ${columns.join(', ')}. Remove one of each.`,
  wrongFieldCount: (fields: number, columns: number) =>
    `This row has ${fields} fields instead of ${columns}.`,
  duplicateOfLine: (line: number) => `The same booking is on line ${line}.`,
  referenceTaken: (reference: string) =>
    `Another booking already has the booking ID ${reference} (the first 8 characters of its id).`,
  idUnreadable: 'The id must be a UUID.',
  dateUnreadable: 'Enter a pickup date, such as 2026-11-26 or 26/11/2026 (day first).',
  instantUnreadable: 'Enter a date and time, such as 2026-11-26T16:05:09+05:30.',
  monthFirst:
    'Other dates of this file have the month first. Format the column as 2026-11-26 (yyyy-mm-dd).',
  digitsLost:
    'The spreadsheet shortened this number. Format the column as text, and enter all 10 digits again.',
  lettersLost:
    'The letters of this name are lost. In Excel, save the file as “CSV UTF-8 (comma delimited)”.',
  inFuture: 'This date is in the future.',
  tooFarAhead: 'This date is more than 12 months ahead. Please check the year.',
  notOneOf: (values: readonly string[]) => `Use one of these: ${values.join(', ')}.`,
  problems: ({ unreadable, problems }: { unreadable: number; problems: ImportProblem[] }) => {
    const unlisted = unreadable - new Set(problems.map(({ line }) => line)).size
    return [...problems.map(formatProblem), ...(unlisted > 0 ? [`And ${unlisted} more.`] : [])]
  },
  summary: (
    { stored, known, unreadable }: Record<'stored' | 'known' | 'unreadable', number>,
    isTrial: boolean,
  ) =>
    `${isTrial ? 'Nothing is stored yet. ' : ''}${stored} ${isTrial ? 'to import' : 'imported'}, ${known} already here, ${unreadable} unreadable.`,
} as const

export const samples = {
  notice: 'Sample data: no emails are sent.',
  mixed: 'Includes sample data: no emails are sent for it.',
  removeBeforeOpening: 'Remove it before you open.',
  askAdmin: 'Ask an admin to remove it before you open.',
  /** Follows the label of the export. */
  leftOut: '(without samples)',
  removed: 'Sample data removed',
  notRemoved: 'Sample data not removed',
} as const

export const backups = {
  none: 'There is no backup yet. Run “npm run backup” to make one.',
  last: (ago: string) => `Last backup ${ago}.`,
  old: (ago: string) => `Last backup ${ago}. Run “npm run backup” every day.`,
} as const
