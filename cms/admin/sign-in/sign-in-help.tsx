import * as staffWords from '#business/words/staff.ts'

/** Always visible: error messages must not reveal why a sign-in failed. */
export function SignInHelp() {
  return <p>{staffWords.signIn.help}</p>
}
