/** Hidden from people and screen readers. Browsers do not autofill this name. */
export const honeypotField = 'website'
