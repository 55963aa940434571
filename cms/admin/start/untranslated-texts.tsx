import type { Payload, TypedUser } from 'payload'
import { languages } from '#business/languages/languages.ts'
import { findUntranslated, type Untranslated } from './find-untranslated.ts'

const shownFields = 5

export async function UntranslatedTexts({ payload, user }: { payload: Payload; user: TypedUser }) {
  const found = await findUntranslated(payload, user)
  const incomplete = found.filter(({ entries }) => entries.length > 0)
  return (
    <section aria-labelledby="untranslated">
      <h2 id="untranslated">Translations</h2>
      {incomplete.length === 0 ? (
        <p>All texts are translated.</p>
      ) : (
        <>
          <p>Visitors read these texts in English until you translate them.</p>
          {incomplete.map((one) => (
            <LanguageTexts key={one.language} {...one} />
          ))}
        </>
      )}
    </section>
  )
}

function LanguageTexts({ language, entries }: Untranslated) {
  const count = entries.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <details>
      <summary>
        <span lang={language}>{languages[language].name}</span>: {countTexts(count)}
      </summary>
      <ul className="start-page__changes">
        {entries.map(({ name, fields }) => (
          <li key={fields[0]!.path}>
            {name}: {countTexts(fields.length)}
            <span>
              {fields.slice(0, shownFields).map(({ label, path }, index) => (
                <span key={path} className="start-page__field">
                  {index > 0 && ' · '}
                  {/* Loads the form, which then shows the field. */}
                  <a href={`/cms/${path}`} aria-label={`${label} (${name})`}>
                    {label}
                  </a>
                </span>
              ))}
              {fields.length > shownFields && ` and ${fields.length - shownFields} more`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function countTexts(count: number): string {
  return count === 1 ? '1 text' : `${count} texts`
}
