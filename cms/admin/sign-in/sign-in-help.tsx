import * as staffMessages from '#business/words/staff-messages.ts'

/** Always visible: error messages must not reveal why a sign-in failed. */
export function SignInHelp() {
  return <p>{staffMessages.signIn.help}</p>
}
