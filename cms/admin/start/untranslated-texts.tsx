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
          <p>
            Visitors read a missing text in English until you translate it. The English text of the
            others has changed since they were translated.
          </p>
          {incomplete.map((one) => (
            <LanguageTexts key={one.language} {...one} />
          ))}
        </>
      )}
    </section>
  )
}

function LanguageTexts({ language, entries }: Untranslated) {
  const older = countFields(entries, ({ isOlder }) => isOlder)
  const missing = countFields(entries, ({ isOlder }) => !isOlder)
  const counts = [
    missing > 0 && `${missing} missing`,
    older > 0 && `${older} older than the English`,
  ]
  return (
    <details>
      <summary>
        <span lang={language}>{languages[language].name}</span>: {counts.filter(Boolean).join(', ')}
      </summary>
      <ul className="start-page__changes">
        {entries.map(({ name, fields }) => (
          <li key={fields[0]!.path}>
            {name}
            <span>
              {fields.slice(0, shownFields).map(({ label, path, isOlder }, index) => (
                <span key={path} className="start-page__field">
                  {index > 0 && ' · '}
                  {/* Loads the form, which then shows the field. */}
                  <a href={`/cms/${path}`} aria-label={`${label} (${name})`}>
                    {label}
                  </a>
                  {isOlder && ' (older)'}
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

type Entries = Untranslated['entries']

function countFields(entries: Entries, isCounted: (field: Entries[0]['fields'][0]) => boolean) {
  return entries.reduce((sum, { fields }) => sum + fields.filter(isCounted).length, 0)
}
