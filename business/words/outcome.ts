/** What came of something that was asked for: it is done, with what is now known; or a sentence says why it is not. */
export type Outcome<Done = unknown, Refusal = unknown> =
  ({ ok: true } & Done) | ({ ok: false; reason: string } & Refusal)
