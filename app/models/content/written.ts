/**
 * What the CMS holds of an entry. A draft may lack what is required before it is published, and what was never saved
 * has nothing at all, whatever the generated types say.
 */
export type Written<Entry> = { [Field in keyof Entry]?: Entry[Field] | null }
