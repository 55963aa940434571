/** Default texts of the "not found" page. Separate, so that browsers load no others. */
export const notFoundTexts = {
  heading: 'Oops! Page not found',
  text: 'We looked behind every hanger. The page may have moved, or the address may be mistyped.',
  button: 'Back to the home page',
} as const
