import * as messages from '#business/words/messages.ts'

/** Beneath the form, always: what a refusal says must not tell why it refuses. */
export function SignInHelp() {
  return <p>{messages.signIn.help}</p>
}
