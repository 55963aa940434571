/** The message tells the operator what to do next. */
export class CommandError extends Error {}
