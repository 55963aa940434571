import { defaultLanguage, languageCodes, languages } from '#business/languages/languages.ts'

export const languageField = 'language'

/** The language of mails and messages to the customer. */
export function LanguageField({ initial = defaultLanguage }: { initial?: string }) {
  return (
    <p>
      <label htmlFor={languageField} className="block font-semibold">
        Language
      </label>
      <select
        id={languageField}
        name={languageField}
        defaultValue={initial}
        className="mt-1.5 min-h-12 w-full rounded-card border border-line-strong bg-white px-4"
      >
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </p>
  )
}
