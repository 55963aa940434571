/** The field that people neither see nor hear; no browser has anything of that name to fill in. */
export const honeypotField = 'website'
