export type Outcome<Done = unknown, Refusal = unknown> =
  ({ ok: true } & Done) | ({ ok: false; reason: string } & Refusal)
