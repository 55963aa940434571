import * as staffMessages from '#business/words/staff-messages.ts'

/** Beneath the form, always: what a refusal says must not tell why it refuses. */
export function SignInHelp() {
  return <p>{staffMessages.signIn.help}</p>
}
