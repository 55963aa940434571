import * as accountWords from '#business/words/staff/accounts.ts'

/** Always visible: error messages must not reveal why a sign-in failed. */
export function SignInHelp() {
  return <p>{accountWords.signIn.help}</p>
}
